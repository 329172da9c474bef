import PackageBuilds

extension Workspace {
  /// The working tree; throws an error if a module could not be read, since its surface could not be written down.
  func wholeTree() throws -> PackageVersion {
    let tree = try workingTree()
    if let failure = tree.failures.first {
      throw BlessError(module: failure.module, reason: failure.reason)
    }
    return tree
  }
}
