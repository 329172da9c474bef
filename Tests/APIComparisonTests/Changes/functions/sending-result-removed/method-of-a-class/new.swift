public class Page {
  public init() {}
}

public class Printer {
  public init() {}
  let page = Page()
  public func nextPage() -> Page { page }
}
