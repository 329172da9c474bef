import Processes

/// Why nothing can be said about the layers of a package.
public enum LayerError: Error, Hashable, Sendable {
  /// The compiler's dependency scan of a module cannot be decoded.
  case unreadableScan(module: String, reason: String)
  /// The symbol graph of a module cannot be decoded.
  case unreadableGraph(module: String, reason: String)
  /// A module could not be read.
  case unreadableModule(String, reason: String)
  /// A rule names something that is not a module of the package, and so would guard nothing.
  case unknownModule(name: String, rule: String, known: [String])
}

extension LayerError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .unreadableScan(let module, let reason):
      "The compiler's list of the imports of \(module) cannot be read (\(reason)); use the toolchain that builds the package."
    case .unreadableGraph(let module, let reason):
      "The symbol graph of \(module) cannot be read (\(reason)); use the toolchain that builds the package."
    case .unreadableModule(let module, let reason):
      "\(module) cannot be read: \(reason); repair what it names and ask again."
    case .unknownModule(let name, let rule, let known):
      "‘\(rule)’ names \(name), but the package has no module and no folder of this name"
        + (known.word(similarTo: name).map { "; did you mean \($0)?" }
          ?? "; there are \(known.joined(separator: ", ")).")
    }
  }
}
