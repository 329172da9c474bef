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

extension ColourScheme {
  static let terminal = ColourScheme(rules: [
    (".window", "fill", Paint(light: "#f6f8fa", dark: "#0d1117")),
    (".window, .edge", "stroke", Paint(light: "#d1d9e0", dark: "#3d444d")),
    (".dot", "fill", Paint(light: "#d1d9e0", dark: "#3d444d")),
    ("text, .plain", "fill", Paint(light: "#1f2328", dark: "#f0f6fc")),
    (".grey", "fill", Paint(light: "#59636e", dark: "#9198a1")),
    (".red", "fill", Paint(light: "#c21c2c", dark: "#ff7b72")),
    (".green", "fill", Paint(light: "#116329", dark: "#56d364")),
    (".yellow", "fill", Paint(light: "#8a5700", dark: "#e3b341")),
    (".blue", "fill", Paint(light: "#0550ae", dark: "#79c0ff")),
    (".magenta", "fill", Paint(light: "#8250df", dark: "#d2a8ff")),
    (".cyan", "fill", Paint(light: "#1b7c83", dark: "#56d4dd")),
  ])
}
