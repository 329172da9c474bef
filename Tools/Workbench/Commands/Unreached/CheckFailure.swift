/// Why there is nothing to report on.
enum CheckFailure: Error, CustomStringConvertible {
  case noPackage(String, message: String)
  case noModules(String)
  case testsFailed(output: String)
  case noDemangler(message: String)

  var description: String {
    switch self {
    case .noPackage(let path, let message):
      "\(path) is not a package that can be read; correct --package-path. SwiftPM said: \(message)"
    case .noModules(let path):
      "The package at \(path) has no library products; there is no public surface to go through."
    case .testsFailed(let output):
      "The tests do not pass, so what they reach is not known; mend them first.\n\(output)"
    case .noDemangler(let message):
      "Names cannot be demangled; repair the toolchain: \(message)"
    }
  }
}
