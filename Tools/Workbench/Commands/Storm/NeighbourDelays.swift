/// How long all but a hundredth of the harmless requests took at most, in seconds.
struct NeighbourDelays: Codable {
  let alone: Double
  let besidePrograms: Double
  let besideAnswers: Double

  /// How many times as long they took beside hostile answers as they do on a machine that is as busy with other things.
  var ratio: Double { besideAnswers / max(alone, besidePrograms) }
}
