import Drawings

extension ColourScheme {
  static let map = ColourScheme(rules: [
    (".page", "fill", Paint(light: "#ffffff", dark: "#0d1117")),
    (".page", "stroke", Paint(light: "#d1d9e0", dark: "#3d444d")),
    ("text", "fill", Paint(light: "#1f2328", dark: "#f0f6fc")),
    (".note, .figures", "fill", Paint(light: "#59636e", dark: "#9198a1")),
    (".arrow", "stroke", Paint(light: "#c3cad2", dark: "#4a525c")),
    (".arrow.tip", "fill", Paint(light: "#c3cad2", dark: "#4a525c")),
    (".bare", "stroke", Paint(light: "#818b98", dark: "#7d8590")),
    (".bare.tip", "fill", Paint(light: "#818b98", dark: "#7d8590")),
    (".shown", "stroke", Paint(light: "#0969da", dark: "#4493f8")),
    (".shown.tip", "fill", Paint(light: "#0969da", dark: "#4493f8")),
    (".bar", "fill", Paint(light: "#d1d9e0", dark: "#3d444d")),
    (".part", "fill", Paint(light: "#0969da", dark: "#4493f8")),
    (".product .box", "fill", Paint(light: "#ddf4ff", dark: "#10294b")),
    (".product .box", "stroke", Paint(light: "#218bff", dark: "#388bfd")),
    (".library .box", "fill", Paint(light: "#f6f8fa", dark: "#1b2028")),
    (".library .box", "stroke", Paint(light: "#9aa4af", dark: "#5a626c")),
    (".program .box, .macro .box", "fill", Paint(light: "#fff1e5", dark: "#341c06")),
    (".program .box, .macro .box", "stroke", Paint(light: "#e16f24", dark: "#db6d28")),
    (".headers .box, .thirdParty .box", "fill", Paint(light: "#ffffff", dark: "#0d1117")),
    (".headers .box", "stroke", Paint(light: "#9aa4af", dark: "#5a626c")),
    (".thirdParty .box", "stroke", Paint(light: "#8250df", dark: "#a371f7")),
  ])
}
