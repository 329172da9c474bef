public import Compatibility
public import Packages
public import Reports
public import Surfaces

/// Compares two versions of a package.
public enum VersionComparison: Sendable {
  /// Decides what the differences between two surfaces of one module mean.
  public typealias Judge = (_ old: Surface, _ new: Surface) throws -> [Change]

  /// The report of everything that differs between `old` and `new`.
  ///
  /// A module that could not be read on one side is neither compared nor taken for added or removed.
  public static func report(
    old: PackageVersion, new: PackageVersion, judge: Judge = { Classifier.changes(old: $0, new: $1) }
  ) rethrows -> Report {
    let before = Dictionary(old.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let after = Dictionary(new.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let left = Dictionary(
      (old.failures + new.failures + old.skipped + new.skipped).map { ($0.module, $0.reason) },
      uniquingKeysWith: { first, _ in first })
    let unchanged = Set(old.unchanged).intersection(new.unchanged).sorted()
    let root = SourceRoot([new.sourceRoot, old.sourceRoot].compactMap { $0 })
    var modules = left.sorted { $0.key < $1.key }.map { ModuleOutcome.skipped($0.key, reason: $0.value) }
    modules += unchanged.map { .unchanged($0) }
    // A module that is the same on both sides may be one for clients on one of them only.
    for name in Set(old.unchanged).subtracting(new.unchanged).sorted() where left[name] == nil {
      modules.append(removal(of: name))
    }
    for name in Set(new.unchanged).subtracting(old.unchanged).sorted() where left[name] == nil {
      modules.append(addition(of: name))
    }
    for name in Set(before.keys).union(after.keys).sorted() {
      switch (before[name], after[name]) {
      case (let before?, let after?):
        let judged = try judge(before, after)
        modules.append(.compared(name, root.relative(NearestParent(in: after).locate(judged))))
      case (let before?, nil) where left[name] == nil: modules.append(removal(of: name, before.size))
      case (nil, let after?) where left[name] == nil: modules.append(addition(of: name, after.size))
      default: break
      }
    }
    return Report(
      on: modules + manifestOutcome(old, new),
      declarations: (
        old.surfaces.map(\.declarations.count).reduce(0, +),
        new.surfaces.map(\.declarations.count).reduce(0, +)
      ),
      notChecked: Set((old.surfaces + new.surfaces).flatMap(\.notChecked)).sorted())
  }

  private static func removal(of module: String, _ size: String = "all of it is") -> ModuleOutcome {
    let change = Change(
      rule: "module-removed", verdict: .breaking, declaration: module,
      old: "import \(module)", new: nil,
      location: SourceLocation(file: ManifestComparison.reportName, line: 1),
      explanation: "Clients that import the module stop compiling: \(size) gone.",
      remedy: "Keep the module, re-exporting what replaces it.")
    return .removed(module, [change])
  }

  private static func addition(of module: String, _ size: String = "all of it is") -> ModuleOutcome {
    let change = Change(
      rule: "module-added", verdict: .additive, declaration: module, old: nil,
      new: "import \(module)",
      location: SourceLocation(file: ManifestComparison.reportName, line: 1),
      explanation: "Clients can import it: \(size) new.", remedy: "")
    return .added(module, [change])
  }

  private static func manifestOutcome(_ old: PackageVersion, _ new: PackageVersion) -> [ModuleOutcome] {
    guard let before = old.manifest, let after = new.manifest else { return [] }
    let changes = ManifestComparison.changes(old: before.promises, new: after.promises)
    return changes.isEmpty ? [] : [.manifest(ManifestComparison.reportName, changes)]
  }
}

extension Surface {
  fileprivate var size: String {
    declarations.count == 1 ? "1 declaration is" : "\(declarations.count) declarations are"
  }
}
