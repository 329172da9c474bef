import PublicAPI

/// What is known of a version's modules before any is read.
struct UnchangedModules {
  /// Those that need not be read, by name.
  var modules: [String: ModuleReading] = [:]
  /// Likewise, of those that clients only meet; nil where nobody asks for these.
  var exposed: [String: ModuleReading]?

  /// Whether the module of `target` need not be read for its own sake.
  func tells(ofTarget target: String) -> Bool { modules[PackageManifest.moduleName(of: target)] != nil }

  /// What is known of the module called `name`, which is wanted for a `purpose`.
  func reading(of name: String, for purpose: ReadingPurpose) -> ModuleReading? {
    if purpose != .exposed { return modules[name] }
    guard let exposed else { return .unchanged }
    return exposed[name]
  }
}
