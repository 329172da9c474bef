import PackageBuilds
import PublicAPI
import Reports

extension Report {
  /// What kept a comparison of `versions` from checking everything, a sentence each.
  ///
  /// A gap is what should have been compared and could not be, so that the run fails; what is not compared on purpose is none.
  func gaps(between versions: [PackageVersion]) -> [String] {
    let failures = versions.flatMap { version in
      version.failures.map { "Could not check \($0.module) of the \(version.title): \($0.reason)" }
        + version.unimportable.map {
          "Could not check \($0.module) of the \(version.title): it is \($0.reason)"
        }
    }
    return failures
      + (outcome != .nothingCompared ? [] : ["Nothing was compared: neither side has a module."])
  }
}

extension PackageVersion {
  /// The modules that are not compared although `committed` has their baseline, a sentence each.
  func gaps(since committed: PackageVersion) -> [String] {
    let recorded = Set(committed.surfaces.map(\.module))
    return notComparedModules.filter { recorded.contains($0.module) }.map {
      "Could not check \($0.module) of the \(title), which has a baseline: it is \($0.reason)."
    }
  }
}
