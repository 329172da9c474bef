/// The package manager does not understand a package.
public struct PackageTargetsError: Error, Sendable, CustomStringConvertible {
  let output: String

  /// A sentence that says what to do, and then what the package manager said.
  public var description: String {
    "The package manager does not understand the package; repair it first.\n\(output)"
  }
}
