import PublicAPI

/// The modules of a version whose reading is known before anything is read.
struct UnchangedModules {
  /// The modules that need not be read, by name.
  var modules: [String: ModuleReading] = [:]
  /// The same for modules that are only exposed in signatures; nil if these are not asked for.
  var exposed: [String: ModuleReading]?

  /// Whether the module of `target` need not be read for its own sake.
  func covers(target: String) -> Bool { modules[PackageManifest.moduleName(of: target)] != nil }

  /// The known reading of the module called `name` for a `purpose`.
  func reading(of name: String, for purpose: ReadingPurpose) -> ModuleReading? {
    if purpose != .exposed { return modules[name] }
    guard let exposed else { return .unchanged }
    return exposed[name]
  }
}
