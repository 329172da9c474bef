open class Window {
  public init() {}
  public init(width: Int) {}
}

public class Panel: Window {}
