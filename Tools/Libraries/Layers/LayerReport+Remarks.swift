extension LayerReport {
  /// What has to be said at no line of the sources, a sentence each, and whether something has to be done about it.
  public var remarks: [(sentence: String, isFinding: Bool)] {
    circleSentences.map { ($0, true) } + unusedSentences.map { ($0, false) } + [(summary, false)]
  }
}
