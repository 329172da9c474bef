import PublicAPI

extension Comparison {
  /// `?` and `!` of an initializer.
  func failabilityFindings(_ pair: Pair) -> [Finding] {
    let subject = "‘\(pair.title)’"
    switch (pair.old.failability, pair.new.failability) {
    case (_, .optional):
      return [
        Finding(.initializerFailabilityAdded, "\(subject) can now return nil.", remedy: Shim.keeping(pair))
      ]
    case (.none, .implicitlyUnwrapped):
      return [Finding(.initializerFailabilityAdded, "\(subject) now makes an optional.")]
    case (.optional, .implicitlyUnwrapped):
      return [pair.relaxed(Finding(.initializerStyleChanged, "\(subject) now unwraps itself."))]
    default:
      return [Finding(.initializerFailabilityRemoved, "\(subject) no longer makes an optional.")]
    }
  }
}
