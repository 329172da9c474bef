/// Why nothing can be told.
enum MutantsFailure: Error, CustomStringConvertible {
  case noPackage(String, message: String)
  case noModules(String)
  case unknownModule(String, known: [String])
  case noCopy(String, reason: String)
  case doesNotBuild(String, message: String)
  case noTrees(module: String)
  case testsFail(module: String, evidence: String)
  case noTests(module: String)
  case noDiff(branch: String, message: String)
  case noDefects(path: String)
  case otherSystem

  var description: String {
    switch self {
    case .noPackage(let path, let message):
      "\(path) is not a package that can be read; correct --package-path. SwiftPM said: \(message)"
    case .noModules(let path):
      "No module of the package at \(path) has tests of its own, which are called like it with “Tests” behind; name them so."
    case .unknownModule(let name, let known):
      "\(name) is no module with tests of its own; there are \(known.joined(separator: ", "))."
    case .noCopy(let path, let reason): "\(path) cannot be copied (\(reason)); check the permissions."
    case .doesNotBuild(let package, let message):
      "\(package) does not build with its tests as it is; mend it first.\n\(message)"
    case .noTrees(let module):
      "The build has no command that compiles \(module); use the native build system of Swift 6.3."
    case .testsFail(let module, let evidence):
      "The tests of \(module) fail without any defect, so that they prove nothing; mend them first: \(evidence)"
    case .noTests(let module):
      "Nothing ran when the tests of \(module) were to run; see that its test target has tests."
    case .noDiff(let branch, let message):
      "git cannot tell what is new since \(branch); correct --in-diff: \(message)"
    case .noDefects(let path):
      "No defect can be planted in \(path); correct --file, which --list shows the files of."
    case .otherSystem:
      "Test bundles can be started by name on Linux only; run this there, in a container for example."
    }
  }
}
