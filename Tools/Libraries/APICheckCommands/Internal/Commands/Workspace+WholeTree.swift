import PackageBuilds

extension Workspace {
  /// The working tree, of which every module could be read: what is not known cannot be written down.
  func wholeTree() throws -> PackageVersion {
    let tree = try workingTree()
    if let failure = tree.failures.first {
      throw BlessError(module: failure.module, reason: failure.reason)
    }
    return tree
  }
}
