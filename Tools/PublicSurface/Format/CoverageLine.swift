extension Coverage {
  /// The coverage as one sentence for people.
  public var summary: String {
    var parts = [
      "\(count(compared, "module")) compared (\(declarationsOld) → \(declarationsNew) declarations)"
    ]
    parts.append("\(added.count) added" + list(added))
    parts.append("\(removed.count) removed" + list(removed))
    parts.append(
      "\(skipped.count) skipped" + list(skipped.map { "\($0.module), \($0.reason)" }, separator: "; "))
    let blind = notChecked.isEmpty ? "" : "; not checked: \(notChecked.joined(separator: ", "))"
    return parts.joined(separator: ", ") + blind + "."
  }

  private func list(_ names: [String], separator: String = ", ") -> String {
    names.isEmpty ? "" : " (\(names.joined(separator: separator)))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension [Change] {
  /// How many changes there are of each verdict, worst first: `2 breaking, 1 additive`.
  var tally: String {
    let counts = Verdict.allCases.reversed().map { verdict in
      (verdict, self.filter { $0.verdict == verdict }.count)
    }
    return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }
}

extension Report {
  /// The verdict as one sentence for people.
  var conclusion: String {
    switch verdict {
    case .none: "Nothing changed for clients."
    default:
      "Verdict: \(verdict.rawValue). The next release has to raise the \(requiredBump.rawValue) version."
    }
  }
}
