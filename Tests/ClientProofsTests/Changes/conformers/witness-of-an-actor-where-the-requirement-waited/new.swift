public protocol Node { func draw() }
extension Node { public func draw() {} }
