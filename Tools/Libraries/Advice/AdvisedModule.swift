public import APIComparison
public import PublicAPI

/// A module as whoever gives advice on it knows it.
public struct AdvisedModule: Sendable {
  let surface: Surface
  let index: SurfaceIndex
  let library: SystemLibrary
  /// The types that clients meet in signatures and other packages declare, by the module that does.
  let foreignTypes: [String: Set<String>]
  /// Whether sources say something that only matters where binaries are kept, such as `@inlinable`.
  let isForBinaries: Bool

  /// Makes one of a module's surface and what else is known of it.
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

  /// All that there is to advise, in the order of the kinds, on what `isAsked` says; what is deprecated grows no more.
  public func advice(about isAsked: (Declaration) -> Bool) -> [Advice] {
    AdviceCatalogue.all.flatMap { kind in kind.find(self).map { Advice(kind, on: $0) } }.filter { advice in
      !advice.declaration.isLeaving && !advice.declaration.hasUnderscoredName && isAsked(advice.declaration)
    }
  }
}
