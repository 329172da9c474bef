public protocol Drawable {}
public protocol Printable {}
public func show<Content: Drawable>(_ content: Content) {}
