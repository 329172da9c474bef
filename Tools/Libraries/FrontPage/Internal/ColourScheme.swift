/// What a picture paints in which colour, on a light page and on a dark one.
struct ColourScheme {
  struct Paint {
    let light: String
    let dark: String
  }

  let rules: [(selector: String, property: String, paint: Paint)]

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

  static let graph = ColourScheme(rules: [
    (".page", "fill", Paint(light: "#ffffff", dark: "#0d1117")),
    (".page", "stroke", Paint(light: "#d1d9e0", dark: "#3d444d")),
    ("text", "fill", Paint(light: "#1f2328", dark: "#f0f6fc")),
    (".note", "fill", Paint(light: "#59636e", dark: "#9198a1")),
    (".arrow", "stroke", Paint(light: "#818b98", dark: "#7d8590")),
    (".tip", "fill", Paint(light: "#818b98", dark: "#7d8590")),
    (".module", "fill", Paint(light: "#ddf4ff", dark: "#10294b")),
    (".module, .hidden", "stroke", Paint(light: "#218bff", dark: "#388bfd")),
    (".hidden", "fill", Paint(light: "#ffffff", dark: "#0d1117")),
    (".library", "fill", Paint(light: "#f6f8fa", dark: "#1b2028")),
    (".library", "stroke", Paint(light: "#9aa4af", dark: "#5a626c")),
    (".command", "fill", Paint(light: "#fff1e5", dark: "#341c06")),
    (".command", "stroke", Paint(light: "#e16f24", dark: "#db6d28")),
  ])
}
