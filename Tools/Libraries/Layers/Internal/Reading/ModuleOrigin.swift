/// Where a module comes from.
enum ModuleOrigin: String, Sendable, Codable {
  /// The package itself.
  case package
  /// Another package, or a binary.
  case thirdParty
  /// The toolchain or the system.
  case toolchain
}
