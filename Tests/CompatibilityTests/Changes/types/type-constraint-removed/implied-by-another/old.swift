public struct Ranking<Player: Hashable & Equatable, Score> where Score: Comparable, Score: Equatable {
  public init() {}
}
