extension Duration {
  /// What a busy machine or a sanitizer may add to any wait.
  ///
  /// The servers of these tests stall for ever, so any bound tells ending from hanging; how fast is for a benchmark.
  static let slack = Duration.seconds(10)
}
