public import PublicAPI

/// The surface of a module as its readers want it: each type with what it has, then what is added to the types of others,
/// and what stands by itself.
public struct SurfacePage: Sendable {
  let module: String
  let sections: [PageEntry]
  /// Whether it tells what has changed.
  let isMarked: Bool

  /// Lays out `surface`; with an `old` one the page says of each declaration whether it is new, and shows what is gone.
  ///
  /// `documentation` gives the lines of a declaration's comment, without the marks of a comment.
  public init(
    of surface: Surface, since old: Surface? = nil,
    documentation: @escaping (Declaration) -> [String] = { _ in [] }
  ) {
    module = surface.module
    isMarked = old != nil
    sections = PageOutline(surface, since: old, documentation: documentation).entries
  }

  /// The pages as Swift code, in which what is new has a plus in front and what is gone a minus, where they tell.
  public static func swift(_ pages: [SurfacePage]) -> String {
    let heads = pages.map { pages.count > 1 ? "// \($0.module)\n\n" : "" }
    return zip(heads, pages).map { $0 + SwiftPage.text(of: $1) }.joined(separator: "\n")
  }

  /// The pages as one document, which needs nothing else.
  public static func html(_ pages: [SurfacePage]) -> String { HTMLDocument.text(of: pages) }
}
