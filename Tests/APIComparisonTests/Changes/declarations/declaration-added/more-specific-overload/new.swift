public protocol Drawable {}
public protocol Printable: Drawable {}
public func show<Content: Drawable>(_ content: Content) {}
public func show<Content: Printable>(_ content: Content) {}
