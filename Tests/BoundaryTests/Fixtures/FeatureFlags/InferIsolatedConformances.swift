// error without: conformance of 'Screen' to protocol 'Drawable' crosses into main actor-isolated code
protocol Drawable {
  func draw()
}

@MainActor
final class Screen: Drawable {
  func draw() {}
}
