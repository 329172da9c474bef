import PackageBuilds
import Processes

/// The end of a sentence about an unknown `word`: the similar one among `known`, if there is one.
public func spellingHint(for word: String, among known: [String]) -> String {
  known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "."
}

/// The end of a sentence about an unknown `word`: the similar one among `known`, or else `clause`.
func spellingHint(for word: String, among known: [String], otherwise clause: String) -> String {
  known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "; \(clause)."
}

/// A sentence about a `rule` that is not among the `known` ones.
func unknownRule(_ rule: String, among known: [String]) -> String {
  "There is no rule \(rule)"
    + spellingHint(for: rule, among: known, otherwise: "`\(ToolName.current) rules` lists them")
}
