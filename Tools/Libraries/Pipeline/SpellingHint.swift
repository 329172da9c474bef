import Packages
import Processes

/// How a sentence ends that names an unknown `word`: with the one among `known` that was meant, if any is close.
public func spellingHint(for word: String, among known: [String]) -> String {
  known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "."
}
