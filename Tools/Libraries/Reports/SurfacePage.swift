public import PublicAPI

/// The surface of a module in the order in which people read it.
///
/// Each type comes with its members. Additions to types of other modules follow.
public struct SurfacePage: Sendable {
  let module: String
  let sections: [PageEntry]
  /// What was added or removed, in the types around it; nil if the surface is compared with nothing.
  let changes: [PageEntry]?

  /// Lays out `surface`; with an `old` one the page marks what is new and what was removed, and shows that first.
  ///
  /// `documentation` returns the lines of a declaration's comment without comment marks.
  public init(
    of surface: Surface, since old: Surface? = nil,
    documentation: @escaping (Declaration) -> [String] = { _ in [] }
  ) {
    module = surface.module
    sections = PageOutline(surface, since: old, documentation: documentation).entries
    changes = old == nil ? nil : sections.compactMap(\.changes)
  }

  /// The pages as Swift code; if they are marked, a new line has a plus in front, and a removed one a minus.
  public static func swift(_ pages: [SurfacePage]) -> String {
    let heads = pages.map { pages.count > 1 ? "// \($0.module)\n\n" : "" }
    return zip(heads, pages).map { $0 + SwiftPage.text(of: $1) }.joined(separator: "\n")
  }

  /// The pages as one HTML document without any other file.
  public static func html(_ pages: [SurfacePage]) -> String { HTMLDocument.text(of: pages) }
}
