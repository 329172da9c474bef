public struct Catalogue {
  public init() {}
  public subscript(article: Int) -> Int { 0 }
}
