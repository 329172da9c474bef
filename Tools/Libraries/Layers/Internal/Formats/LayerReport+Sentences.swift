extension LayerReport {
  /// How much was looked at, and the result.
  var summary: String {
    let uses = architecture.allUses.count { $0.access != nil }
    let modules = architecture.modules.filter { $0.kind != .headers }.count
    let looked = "\(modules.of("module")) with \(uses.of("import"))"
    return rules.isEmpty
      ? "\(looked), and no rule in .api-check."
      : "\(looked), held against \(rules.count.of("rule")): \(findings.isEmpty ? "none is broken" : "broken \(findings.count.of("time"))")."
  }

  /// What could not be looked at, a sentence each.
  var unseen: [String] {
    architecture.unread.map { "Not looked at: \($0.name), \($0.reason)." }
      + ["Not seen: imports behind conditions of #if that do not hold here."]
  }

  /// What rules allow and no module uses, a sentence for each rule.
  var unusedSentences: [String] {
    unused.map { rule, names in "‘\(rule)’ allows \(names.joined(separator: ", ")), which nobody uses." }
  }

  /// The circles, a sentence for each.
  var circleSentences: [String] {
    importCircles.map { "A circle of imports: \($0.joined(separator: " → "))." }
      + signatureCircles.map { "A circle of public signatures: \($0.joined(separator: " → "))." }
  }

  /// The modules whose tests use something that is built on them, a sentence for each.
  var testSentences: [String] {
    architecture.circlesThroughTests.map {
      "The tests of \($0.module) need \($0.users.joined(separator: ", ")), built on it."
    }
  }

  /// The uses that show clients types of other packages, a sentence for each.
  var leakSentences: [String] {
    architecture.leaks.map { use in
      let types = Set(use.shown.flatMap(\.types)).sorted().joined(separator: ", ")
      let declarations = use.shown.map(\.declaration)
      let more = declarations.count > 3 ? " and \(declarations.count - 3) more" : ""
      return
        "\(use.user) shows \(types) of \(use.used) in \(declarations.prefix(3).joined(separator: ", "))\(more)."
    }
  }
}
