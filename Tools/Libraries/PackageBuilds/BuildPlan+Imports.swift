extension BuildPlan {
  /// The frontend's arguments to print the imports of `module` as JSON, or nil if the plan compiles nothing.
  ///
  /// The build decides which conditions of `#if` hold. Modules that are not where the plan expects them are in
  /// `folders`. For a module that the plan does not have, such as one of tests, the scan takes `files` without settings
  /// of its own.
  public func scanArguments(of module: String, madeOf files: [String], besides folders: [String] = [])
    -> [String]?
  {
    let own = invocations[module]
    guard let target = own?.target ?? invocations.min(by: { $0.key < $1.key })?.value.target else {
      return nil
    }
    return ["-frontend", "-scan-dependencies", "-suppress-warnings", "-module-name", module]
      + ["-target", target] + (own?.conditionArguments ?? ["-D", "SWIFT_PACKAGE", "-D", "DEBUG"])
      + (own?.isInPackage == false ? [] : ["-package-name", "package"])
      + (own?.importFlags(besides: "") ?? []) + folders.flatMap { ["-I", $0] }
      + (own?.arguments.sources ?? files)
  }
}
