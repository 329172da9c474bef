/// Protocols without requirements, which are part of the language: their only content is a promise to the compiler.
enum MarkerProtocols: Sendable {
  /// Those that every type meets unless it says otherwise.
  static let copying: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  /// All of them; the existential of one conforms to it.
  static let all = copying.union(["Sendable", "BitwiseCopyable"])
}
