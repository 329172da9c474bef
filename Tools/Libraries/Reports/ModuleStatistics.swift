public import Foundation
public import PublicAPI

/// How much of a module is for clients, and how well it is documented and tested.
public struct ModuleStatistics: Sendable, Encodable {
  /// The module's name.
  let module: String
  /// Declarations that are `public` or `open`.
  let publicCount: Int
  /// Declarations that are `package`.
  let packageCount: Int
  /// Declarations that only the module itself sees, without those that are private to a type or a file.
  let internalCount: Int
  /// Public declarations with a documentation comment.
  let documentedCount: Int
  /// The public part of all declarations, in percent; 0 if there are none.
  let publicShare: Int
  /// The documented part of the public declarations, in percent; 100 if there is nothing to document.
  let documentedShare: Int
  /// Public declarations that no black-box test uses or mentions.
  let untested: [String]
  /// The files of tests that open the module with `@testable`, so that they do not count.
  let uncountedTests: [String]
  /// The files of tests of which only the names count that they write.
  let testsReadByName: [String]
  /// Types of other modules that public signatures mention; those of the standard library are left out.
  let foreignTypes: [String]

  /// Counts the symbols in `graphs`, which have to be extracted at the internal access level.
  ///
  /// Of the module's `tests`, those that import it with `@testable` prove nothing. The `options` decide whether public declarations count that are SPI or begin with an underscore; the
  /// module's surface has `size` of them, where it was read. Throws an error whose
  /// sentence names the damaged graph.
  public init(
    module: String, graphs: [(name: String, data: Data)], tests: [TestFile],
    options: Set<SurfaceOption> = [], size: Int? = nil
  ) throws {
    let symbols = try graphs.flatMap { try CountedSymbol.all(in: $0.data, file: $0.name) }
    // What an extension of an internal protocol calls public is seen by nobody who does not see the protocol.
    let closed = Set(symbols.filter { !$0.isPublic && $0.isType }.map(\.title))
    let stated = symbols.filter(\.isPublic)
    let shown = stated.filter { !$0.scopes.contains(where: closed.contains) }
    let visible = shown.filter { symbol in
      (options.contains(.spi) || !symbol.isSPI)
        && (options.contains(.underscored) || !symbol.isUnderscored)
    }
    let mentioned = MentionedNames(in: tests, of: module, with: visible)
    uncountedTests = mentioned.uncounted
    testsReadByName = mentioned.readByName
    self.module = module
    publicCount = size ?? visible.count
    packageCount = symbols.count { $0.accessLevel == "package" }
    internalCount = symbols.count { $0.accessLevel == "internal" } + stated.count - shown.count
    documentedCount = visible.count(where: \.isDocumented)
    publicShare = Self.percent(publicCount, of: publicCount + packageCount + internalCount) ?? 0
    documentedShare = Self.percent(documentedCount, of: visible.count) ?? 100
    untested = visible.filter { !mentioned.contain($0) }.map(\.title).sorted()
    foreignTypes = CountedSymbol.foreignTypes(
      of: visible, own: Set(symbols.map(\.identifier)), module: module)
  }

  private static func percent(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : part * 100 / whole
  }
}
