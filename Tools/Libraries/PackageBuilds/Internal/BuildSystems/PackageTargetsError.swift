/// The package manager does not understand a package.
struct PackageTargetsError: Error, Sendable, CustomStringConvertible {
  let output: String

  /// A sentence that says what to do, and then what the package manager said.
  var description: String {
    "The package manager does not understand the package; repair it first.\n\(output)"
  }
}
