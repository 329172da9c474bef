public struct _Cup { public func fill() {} }
public typealias Cup = _Cup
