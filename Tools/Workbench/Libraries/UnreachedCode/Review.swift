public import Foundation

/// What a test run leaves unreached, held against what may be.
public struct Review: Sendable {
  let modules: [String]
  /// Unreached code that nothing accepts.
  let excess: [UnreachedCode]
  /// Unreached code that the allowance accepts.
  let allowed: [UnreachedCode]
  /// Entries of the allowance that accept more than there is, repeat another, or are about a function that is gone.
  let stale: [StaleEntry]

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
    let export = try CoverageExport(json: json)
    let allowance = try allowance.map { try Allowance(text: $0) } ?? .none
    let found = try export.unreached(in: modules, package: package, source: source)
    let measured = export.functions(in: Set(allowance.entries.map(\.file)), package: package)
    let names = try demangle(Set(found.map(\.function) + measured.map(\.name)).sorted())
    self.init(
      of: found.map { $0.named(by: names) }, in: modules, against: allowance,
      measured: Set(measured.map { $0.named(by: names) }))
  }

  /// Holds `findings` against `allowance`.
  ///
  /// A function with more places than its entry accepts is in excess as a whole: which of them is new cannot be told.
  private init(
    of findings: [UnreachedCode], in modules: [Module], against allowance: Allowance,
    measured: Set<MeasuredFunction>
  ) {
    let byFunction = Dictionary(grouping: findings) { MeasuredFunction(file: $0.file, name: $0.function) }
    let accepted = Dictionary(allowance.entries.map { ($0.place, $0) }) { first, _ in first }
    let isAllowed = { (code: UnreachedCode) in
      let place = MeasuredFunction(file: code.file, name: code.function)
      return byFunction[place, default: []].count <= accepted[place]?.count ?? 0
    }
    self.modules = modules.map(\.name)
    excess = findings.filter { !isAllowed($0) }
    allowed = findings.filter(isAllowed)
    stale = allowance.entries.compactMap { entry in
      if accepted[entry.place] != entry { return StaleEntry(entry: entry, cause: .repeated) }
      if !measured.contains(entry.place) { return StaleEntry(entry: entry, cause: .gone) }
      let isTooWide = !entry.isLimit && byFunction[entry.place, default: []].count < entry.count
      return isTooWide ? StaleEntry(entry: entry, cause: .tooWide) : nil
    }
  }

  /// Whether nothing is in excess and nothing stale.
  public var passes: Bool { excess.isEmpty && stale.isEmpty }
}

extension Review {
  /// The review for a reader at a terminal, with what to do about each finding.
  public var text: String {
    var lines = excess.map { "\($0.file):\($0.start.line): unreached \($0.extent.rawValue): \($0.function)" }
    lines += stale.map { "\($0.entry.file): stale allowance: \($0.entry.function) \($0.complaint)" }
    if passes {
      lines.append(
        "Tests reach all of \(modules.joined(separator: ", ")); \(allowed.count) places are excepted.")
    } else {
      lines.append(
        "Out of reach: \(excess.count), stale exceptions: \(stale.count). Test through the public API, delete "
          + "the code, or give the reason in the allowance.")
    }
    return lines.joined(separator: "\n")
  }
}
