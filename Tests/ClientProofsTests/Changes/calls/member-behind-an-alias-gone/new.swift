public struct _Cup {}
public typealias Cup = _Cup
