/// Named colours, one of each for a light page and one for a dark one.
struct ColourScheme {
  let colours: [(name: String, light: String, dark: String)]

  /// The style sheet that declares them as custom properties.
  var sheet: String {
    """
    svg { \(colours.map { "--\($0.name): \($0.light)" }.joined(separator: "; ")) }
    @media (prefers-color-scheme: dark) {
    svg { \(colours.map { "--\($0.name): \($0.dark)" }.joined(separator: "; ")) }
    }
    """
  }

  static let terminal = ColourScheme(colours: [
    ("page", "#f6f8fa", "#0d1117"),
    ("edge", "#d1d9e0", "#3d444d"),
    ("plain", "#1f2328", "#f0f6fc"),
    ("grey", "#59636e", "#9198a1"),
    ("red", "#c21c2c", "#ff7b72"),
    ("green", "#116329", "#56d364"),
    ("yellow", "#8a5700", "#e3b341"),
    ("blue", "#0550ae", "#79c0ff"),
    ("magenta", "#8250df", "#d2a8ff"),
    ("cyan", "#1b7c83", "#56d4dd"),
  ])

  static let graph = ColourScheme(colours: [
    ("page", "#ffffff", "#0d1117"),
    ("edge", "#d1d9e0", "#3d444d"),
    ("text", "#1f2328", "#f0f6fc"),
    ("note", "#59636e", "#9198a1"),
    ("arrow", "#818b98", "#7d8590"),
    ("module", "#ddf4ff", "#10294b"),
    ("module-edge", "#218bff", "#388bfd"),
    ("library", "#f6f8fa", "#1b2028"),
    ("library-edge", "#9aa4af", "#5a626c"),
    ("command", "#fff1e5", "#341c06"),
    ("command-edge", "#e16f24", "#db6d28"),
  ])
}
