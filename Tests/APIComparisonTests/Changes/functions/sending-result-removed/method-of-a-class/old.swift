public class Page {
  public init() {}
}

public class Printer {
  public init() {}
  public func nextPage() -> sending Page { Page() }
}
