public import Foundation

/// What a test run leaves unreached, held against what may be.
public struct Review: Sendable {
  let modules: [String]
  /// Unreached code that nothing accepts.
  let excess: [UnreachedCode]
  /// Unreached code that the allowance accepts.
  let allowed: [UnreachedCode]
  /// Entries of the allowance that accept more than there is, or repeat another.
  let stale: [Allowance.Entry]

  /// Reviews what the JSON of `llvm-cov export` says about `modules` of the package in the folder `package`.
  ///
  /// Each line of `allowance` is `FILE | FUNCTION | NUMBER OF PLACES | REASON`; empty lines and lines that start with
  /// `#` say nothing. It names functions and not lines, so that it outlives an edit above them. The number of places is
  /// exact, or `up to` a number for code that only a race of threads decides to run.
  ///
  /// `source` gives the text of a file, or nil if there is none; `demangle` gives the names that people gave to symbols,
  /// as far as they have any. Throws what it throws, and an error whose sentence says what is wrong with the export, or
  /// with a line of the allowance.
  public init(
    ofExport json: Data, modules: [(name: String, folder: String)], package: String, allowance: String?,
    source: (String) -> String?, demangle: ([String]) throws -> [String: String]
  ) throws {
    let modules = modules.map { Module(name: $0.name, folder: $0.folder) }
    let found = try CoverageExport(json: json).unreached(in: modules, package: package, source: source)
    let names = try demangle(Set(found.map(\.function)).sorted())
    self.init(
      of: found.map { $0.named(by: names) }, in: modules,
      against: try allowance.map { try Allowance(text: $0) } ?? .none)
  }

  /// Holds `findings` against `allowance`.
  ///
  /// A function with more places than its entry accepts is in excess as a whole: which of them is new cannot be told.
  private init(of findings: [UnreachedCode], in modules: [Module], against allowance: Allowance) {
    let byFunction = Dictionary(grouping: findings) { [$0.file, $0.function] }
    let accepted = Dictionary(allowance.entries.map { ([$0.file, $0.function], $0) }) { first, _ in first }
    let isAllowed = { (code: UnreachedCode) in
      let key = [code.file, code.function]
      return byFunction[key, default: []].count <= accepted[key]?.count ?? 0
    }
    self.modules = modules.map(\.name)
    excess = findings.filter { !isAllowed($0) }
    allowed = findings.filter(isAllowed)
    stale = allowance.entries.filter {
      let key = [$0.file, $0.function]
      let isTooWide = !$0.isLimit && byFunction[key, default: []].count < $0.count
      return isTooWide || accepted[key] != $0
    }
  }

  /// Whether nothing is in excess and nothing stale.
  public var passes: Bool { excess.isEmpty && stale.isEmpty }
}
