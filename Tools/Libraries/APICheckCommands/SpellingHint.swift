import PackageBuilds
import Processes

/// How a sentence ends that names an unknown `word`: with the one among `known` that was meant, if any is close.
public func spellingHint(for word: String, among known: [String]) -> String {
  known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "."
}

/// The same, with a clause that helps where none is close.
func spellingHint(for word: String, among known: [String], otherwise clause: String) -> String {
  known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "; \(clause)."
}

/// A sentence about a `rule` that is not among those `known`.
func unknownRule(_ rule: String, among known: [String]) -> String {
  "There is no rule \(rule)"
    + spellingHint(for: rule, among: known, otherwise: "`\(ToolName.current) rules` lists them")
}
