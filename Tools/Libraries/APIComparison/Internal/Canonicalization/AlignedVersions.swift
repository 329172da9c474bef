import PublicAPI

/// Two versions of a surface, brought to common names, so that only what clients notice differs.
struct AlignedVersions: Sendable {
  /// The old version, with the new names.
  let old: SurfaceIndex
  /// The new version, with the old names of generic parameters.
  let new: SurfaceIndex
  /// The types that have another name.
  let renames: [TypeRename]
  /// What is left that differs.
  let differences: [Difference]
  /// For each side what its authors wrote, by what it is compared as.
  private let written: [[Declaration: Declaration]]

  /// Aligns two versions; what one side's sources do not show is compared on neither.
  init(_ diff: APIDiff) {
    let library = diff.library
    let (seenOld, seenNew) = diff.surfaces
    let (oldSurface, before) = diff.old.withoutRepetitions(in: seenOld, hiding: seenNew.unseen)
    let (newSurface, after) = diff.new.withoutRepetitions(in: seenNew, hiding: seenOld.unseen)
    let renames = TypeRenames(old: before, new: after)
    let renamed = renames.applied(to: oldSurface.declarations)
    let specialised = SpecialisedTypes(old: before, new: after)
    let realigned = GenericNames.aligned(specialised.applied(to: newSurface.declarations), to: renamed)
    // Comparing arrays takes no time where nothing had to be aligned, and indexing them does.
    old = renamed == oldSurface.declarations ? before : SurfaceIndex(renamed, beside: library)
    new = realigned == newSurface.declarations ? after : SurfaceIndex(realigned, beside: library)
    self.renames = renames.found
    // What reads the same in both is the same; if an alias in it changed, the alias itself is reported.
    let rest = [
      Wording.pairs(
        of: oldSurface.declarations, namedAs: renamed, comparedAs: old.declarations, missingIn: Set(realigned)
      ),
      Wording.pairs(of: realigned, namedAs: realigned, comparedAs: new.declarations, missingIn: Set(renamed)),
    ]
    let reworded = CommonWording(
      old: old, new: new, ofModules: [oldSurface.module, newSurface.module]
    ).applied(
      old: rest[0].map(\.compared), new: rest[1].map(\.compared))
    let standIns = renames.standIns
    differences =
      SurfaceDiff(
        old: Surface(module: oldSurface.module, declarations: reworded.old),
        new: Surface(
          module: newSurface.module,
          declarations: reworded.new.filter { $0.kind != .typeAlias || !standIns.contains($0.path) })
      ).differences
    guard !differences.isEmpty else {
      written = [[:], [:]]
      return
    }
    written = [
      Wording.table(
        oldSurface.declarations, comparedAs: old.declarations, and: rest[0].map(\.written), as: reworded.old),
      Wording.table(realigned, comparedAs: new.declarations, and: rest[1].map(\.written), as: reworded.new),
    ]
  }

  /// The difference in the words of the authors.
  func asWritten(_ difference: Difference) -> Difference {
    switch difference {
    case .added(let new): .added(written[1][new] ?? new)
    case .removed(let old): .removed(written[0][old] ?? old)
    case .changed(let old, let new): .changed(old: written[0][old] ?? old, new: written[1][new] ?? new)
    }
  }
}
