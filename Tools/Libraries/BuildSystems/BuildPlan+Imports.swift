extension BuildPlan {
  /// The arguments with which the compiler without its driver tells as JSON what `module` imports, or nil if the module is
  /// not compiled.
  ///
  /// Which conditions hold depends on what is compiled; what is not where the plan has it lies in `folders`.
  public func scanArguments(of module: String, besides folders: [String] = []) -> [String]? {
    guard let invocation = invocations[module] else { return nil }
    return ["-frontend", "-scan-dependencies", "-suppress-warnings", "-module-name", module]
      + ["-target", invocation.target] + conditionArguments(of: module)
      + (invocation.isInPackage ? ["-package-name", "package"] : [])
      + invocation.importFlags(besides: "") + folders.flatMap { ["-I", $0] }
      + sources(of: module)
  }
}
