import CompilerDiagnostics

/// Why nothing can be said about how visible declarations have to be.
public enum NarrowingError: Error, Sendable, Hashable {
  /// The package does not build as it is.
  case doesNotBuild(String)
  /// A module that was asked for is not there, or is not in Swift.
  case noModule(name: String, known: [String])
  /// The compiler rejects what is left although everything was put back that could be to blame.
  case noProof(String)
  /// A file has changed meanwhile, so that nothing was applied.
  case changedMeanwhile(path: String)
  /// A line of a baseline means nothing.
  case damagedBaseline(path: String, line: Int)
}

extension NarrowingError: CustomStringConvertible {
  /// One sentence that says what to do, and then what the tools said.
  public var description: String {
    switch self {
    case .doesNotBuild(let output):
      "The package does not build with its tests, so nothing can be proved; make swift build --build-tests pass.\n"
        + DiagnosticMessage.withoutIdentifiers(output)
    case .noModule(let name, let known):
      "There is no module \(name) in Swift; choose among \(known.joined(separator: ", "))."
    case .noProof(let output):
      "The compiler rejects a change that narrow had proved, so there is no result; please report this, with the package.\n"
        + DiagnosticMessage.withoutIdentifiers(output)
    case .changedMeanwhile(let path):
      "\(path) has changed meanwhile, so nothing was applied; run narrow again."
    case .damagedBaseline(let path, let line):
      "\(path):\(line): this line does not name a module, a declaration and a level; write the file anew with --update-baseline."
    }
  }
}
