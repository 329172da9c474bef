open class View {
  public init() {}
}

public protocol Focusable {}
