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
