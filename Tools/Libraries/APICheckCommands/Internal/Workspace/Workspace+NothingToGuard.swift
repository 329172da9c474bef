import Processes

extension Workspace {
  /// What is said of a package without a library product.
  var nothingToGuard: String {
    "Nothing to guard: the package has no library product.\n"
      + "A library target is guarded all the same after `\(ToolName.current) bless --target NAME`.\n"
  }
}
