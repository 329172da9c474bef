/// How long all but a hundredth of the harmless requests took at most, in seconds.
struct NeighbourDelays: Codable {
  let alone: Double
  let beside: Double

  /// How many times as long as alone they took beside hostile answers.
  var ratio: Double { beside / alone }
}
