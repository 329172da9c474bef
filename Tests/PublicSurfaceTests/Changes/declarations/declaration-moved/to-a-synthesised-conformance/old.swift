public struct S: Hashable {
  public init() {}; public static func == (a: S, b: S) -> Bool { true };
  public func hash(into h: inout Hasher) {}
}
