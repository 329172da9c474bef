public struct Ranking<Player, Score: Comparable> where Player: Hashable {
  public init() {}
}
