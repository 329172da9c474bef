import Changed

struct Amplifier {
  @Clamped var volume = 3
  func excess() -> Int { $volume }
}
