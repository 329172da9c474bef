public import APIComparison
public import PublicAPI

/// What advice needs to know about a module.
public struct AdvisedModule: Sendable {
  let surface: Surface
  let index: SurfaceIndex
  let library: SystemLibrary
  /// The types of other packages that clients meet in signatures, by the module that declares them.
  let foreignTypes: [String: Set<String>]
  /// Whether sources have attributes that only matter where compiled binaries are kept, such as `@inlinable`.
  let isForBinaries: Bool

  /// Makes it from a module's surface and from what else is known of the module.
  public init(
    _ surface: Surface, beside library: SystemLibrary, foreignTypes: [String: Set<String>] = [:],
    isForBinaries: Bool = false
  ) {
    self.surface = surface
    self.library = library
    self.foreignTypes = foreignTypes
    self.isForBinaries = isForBinaries
    index = SurfaceIndex(surface.declarations, beside: library)
  }

  /// The name of the module.
  var name: String { surface.module }

  /// The advice on declarations that `isAsked` accepts, in the order of the kinds, without deprecated declarations.
  public func advice(about isAsked: (Declaration) -> Bool) -> [Advice] {
    AdviceCatalogue.all.flatMap { kind in kind.find(self).map { Advice(kind, on: $0) } }.filter { advice in
      !advice.declaration.isLeaving && !advice.declaration.hasUnderscoredName && isAsked(advice.declaration)
    }
  }
}
