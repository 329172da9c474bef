public protocol Resettable { func reset() }
extension Resettable { public func reset() {} }
public protocol Pausable { func pause(); func reset() }
extension Pausable { public func pause() {}; public func reset() { pause() } }
