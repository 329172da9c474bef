/// Where a module comes from.
enum ModuleOrigin: String, Sendable, Codable {
  /// It is one of the package.
  case package
  /// It is one of another package, or a binary.
  case thirdParty
  /// It comes with the toolchain or the system.
  case toolchain
}
