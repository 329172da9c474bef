import APIComparison
import Advice
import PublicAPI

/// A module that is written as a baseline writes it, and what is advised on it.
struct AdvisedText {
  let advice: [Advice]
  let surface: Surface
  let library: SystemLibrary

  /// The module `Kettle` with these lines, beside a library with a few types that every file knows.
  init(_ lines: String, foreignTypes: [String: Set<String>] = [:], isForBinaries: Bool = false) throws {
    library = try SystemLibrary([Self.surface("Swift", Self.library)])
    surface = try Self.surface("Kettle", lines)
    let module = AdvisedModule(
      surface, beside: library, foreignTypes: foreignTypes, isForBinaries: isForBinaries)
    advice = module.advice { _ in true }
  }

  /// The kinds of advice, each with what it is about.
  var found: [String] { advice.map { "\($0.kind.id) \($0.declaration.title)" } }

  private static func surface(_ name: String, _ lines: String) throws -> Surface {
    try Surface(baseline: "// public surface, format 1, module \(name)\n\(lines)\n", file: name)
  }

  private static let library = """
    protocol Error: Sendable
    protocol Sendable
    protocol CaseIterable
    protocol Equatable
    protocol Decodable
    protocol RawRepresentable
    enum Result<Success, Failure> where Failure: Error
    struct Task<Success, Failure> where Failure: Error, Success: Sendable
    protocol Brewer
    @requirement func Brewer.brew() -> Bool
    """
}
