public protocol Describable {}
public protocol Seat {}
