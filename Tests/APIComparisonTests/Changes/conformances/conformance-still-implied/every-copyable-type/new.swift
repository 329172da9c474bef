public struct Crate<Content: ~Copyable> {
  public init() {}
}
