public class Page {
  public init() {}
}

public func publish(_ page: Page) {}
