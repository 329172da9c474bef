public protocol Resettable { func reset() }
extension Resettable { public func reset() {} }
public protocol Pausable { func pause() }
extension Pausable { public func pause() {} }
