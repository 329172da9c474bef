/// Keys that have no character.
enum Key {
  /// What Ctrl-D sends, which ends the input of a terminal that reads whole lines.
  static let endOfTransmission: UInt8 = 4
}
