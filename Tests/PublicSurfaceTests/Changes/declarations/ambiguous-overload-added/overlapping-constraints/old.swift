public protocol Drawable {}
public protocol Printable {}
public func show<Value: Drawable>(_ value: Value) {}
