public import Surfaces

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

  /// The page as Swift code, in which what is new has a plus in front and what is gone a minus, where it tells.
  public var swift: String { SwiftPage.text(of: self) }

  /// The page as a document of its own, which needs nothing else.
  public var html: String { HTMLPage.text(of: self) }
}
