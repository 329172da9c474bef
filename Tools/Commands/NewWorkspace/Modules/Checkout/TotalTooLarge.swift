/// A total that no `Int` can hold.
public struct TotalTooLarge: Error, CustomStringConvertible {
  // Not public: only a till finds it.
  init() {}

  /// A sentence for people.
  public var description: String { "The total is too large; divide the articles among several customers." }
}
