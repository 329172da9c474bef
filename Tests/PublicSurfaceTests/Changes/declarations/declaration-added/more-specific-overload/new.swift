public protocol Drawable {}
public protocol Printable: Drawable {}
public func show<Value: Drawable>(_ value: Value) {}
public func show<Value: Printable>(_ value: Value) {}
