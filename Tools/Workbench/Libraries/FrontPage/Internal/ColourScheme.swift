/// What a picture paints in which colour, on a light page and on a dark one.
struct ColourScheme: Sendable {
  /// A colour for each kind of page.
  struct Paint: Sendable {
    let light: String
    let dark: String

    /// Names both, as a style sheet does.
    init(light: String, dark: String) {
      (self.light, self.dark) = (light, dark)
    }
  }

  private let rules: [(selector: String, property: String, paint: Paint)]

  /// Paints what `selector` selects; later rules win.
  init(rules: [(selector: String, property: String, paint: Paint)]) {
    self.rules = rules
  }

  /// The style sheet; it has no custom properties, which not every program that draws an SVG knows.
  var sheet: String {
    """
    \(declarations(\.light))
    @media (prefers-color-scheme: dark) {
    \(declarations(\.dark))
    }
    """
  }

  private func declarations(_ colour: KeyPath<Paint, String>) -> String {
    rules.map { "\($0.selector) { \($0.property): \($0.paint[keyPath: colour]) }" }.joined(separator: "\n")
  }
}
