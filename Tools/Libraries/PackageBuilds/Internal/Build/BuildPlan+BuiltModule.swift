extension BuildPlan {
  /// The module called `name` with the arguments that its clients need; nil if the build does not compile it.
  func builtModule(_ name: String) -> BuiltModule? {
    guard let invocation = invocations[name] else { return nil }
    let isChecked = checked?.modules.contains(name) ?? false
    let directory = isChecked ? checked?.folder ?? "" : modulesDirectory(invocation)
    var module = BuiltModule(
      name: name, modulesDirectory: directory, importFlags: invocation.importFlags(besides: directory),
      target: invocation.target, languageMode: invocation.languageMode)
    module.recompilation = Recompilation(invocation, in: self)
    return module
  }
}
