public struct Crate<Content: ~Copyable>: ~Copyable {
  public init() {}
}

extension Crate: Copyable where Content: Copyable {}
