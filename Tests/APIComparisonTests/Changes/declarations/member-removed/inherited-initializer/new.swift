open class Window {
  public init() {}
  public init(width: Int) {}
}

public class Panel: Window {
  override public init() { super.init() }
}
