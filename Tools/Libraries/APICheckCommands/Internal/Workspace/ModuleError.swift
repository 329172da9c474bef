import PackageBuilds
import Processes

/// Why there is no module to work with.
enum ModuleError: Error {
  /// No library product holds Swift code.
  case noModules(version: String)
  /// A module that was asked for is not there.
  case unknownModule(name: String, known: [String])
  /// A module that was asked for is none that Swift code could be compared of.
  case notCompared(name: String, reason: String)
}

extension ModuleError: CustomStringConvertible {
  /// One sentence that says what there is instead.
  var description: String {
    switch self {
    case .noModules(let version):
      "The \(version) has no library product with Swift code, so there is nothing to compare."
    case .notCompared(let name, let reason): "\(name) cannot be compared: it is \(reason)."
    case .unknownModule(let name, let known):
      "There is no module \(name)"
        + (known.word(similarTo: name).map { "; did you mean \($0)?" }
          ?? (known.isEmpty
            ? "; no module was found at all." : "; choose among \(known.joined(separator: ", "))."))
    }
  }
}
