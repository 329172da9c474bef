/// A compiled module as a part of what a kept result depends on.
///
/// Its fingerprint says what is in its files, and in those of the modules that it imports.
public struct FingerprintedModule: Sendable, Encodable {
  /// The module, without the time at which its file was written.
  public let module: BuiltModule

  /// Whether the module can be told from others, and has a fingerprint.
  public var isKnown: Bool { module.fingerprint != nil }

  /// Makes one of `module`.
  public init(_ module: BuiltModule) {
    var module = module
    module.stamp = nil
    self.module = module
  }
}
