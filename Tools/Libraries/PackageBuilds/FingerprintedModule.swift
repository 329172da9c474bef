/// A compiled module as part of the key of a stored result.
///
/// Its fingerprint stands for its files and for those of the modules that it imports.
public struct FingerprintedModule: Sendable, Encodable {
  /// The module, without the stamp of its file.
  public let module: BuiltModule

  /// Whether the module has a fingerprint.
  public var isKnown: Bool { module.fingerprint != nil }

  /// Makes the value from `module`.
  public init(_ module: BuiltModule) {
    var module = module
    module.stamp = nil
    self.module = module
  }
}
