import PublicAPI

/// What one rule says about one difference.
struct Finding {
  let rule: Rule
  /// What happened to this declaration, as a sentence.
  let fact: String
  /// What to do about it here, where that says more than the rule does.
  var remedy: Remedy?
  /// The verdict where the place of the declaration overrules the rule's own.
  var verdict: Verdict
  /// What that means for clients here, where it is not what the rule says.
  private let meaning: String?

  init(
    _ rule: Rule, _ fact: String, meaning: String? = nil, remedy: Remedy? = nil, verdict: Verdict? = nil
  ) {
    self.rule = rule
    self.fact = fact
    self.meaning = meaning
    self.remedy = remedy
    self.verdict = verdict ?? rule.verdict
  }

  var isBreaking: Bool { verdict == .breaking }

  /// The finding as a change of what differs.
  func change(of difference: Difference) -> Change {
    // What the rule fears of others does not come true of this one.
    let lenient = verdict < rule.verdict ? "No client stops compiling for it." : nil
    return Change(
      rule, verdict: verdict, of: .declaration(difference), location: difference.new?.location, fact: fact,
      meaning: meaning ?? lenient, remedy: remedy)
  }
}
