import Changed

extension Screen {
  static func scaled(_ size: Double) -> Double { size * 2 }
}

nonisolated func half() -> Double { Screen.scaled(0.25) }
