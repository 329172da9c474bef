extension BuildPlan {
  /// The arguments with which the compiler without its driver tells as JSON what `module` imports, or nil if nothing is
  /// compiled.
  ///
  /// Which conditions hold depends on what is compiled; what is not where the plan has it lies in `folders`. A module that
  /// the plan does not have, such as one of tests, is taken to be made of `files` without settings of its own.
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
