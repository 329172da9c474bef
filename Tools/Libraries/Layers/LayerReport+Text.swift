extension LayerReport {
  /// The report for people at a terminal: the findings, or all uses if there are no rules.
  public var text: String {
    var lines: [String] = []
    for finding in findings {
      let place = finding.place.map { "\($0.file):\($0.line): " } ?? ""
      let more =
        finding.more == 0 ? "" : " \(finding.more) more such \(finding.more == 1 ? "place" : "places")."
      lines += ["\(place)\(finding.message)\(more)", "    \(finding.rule)"]
    }
    if rules.isEmpty { lines += moduleLines }
    lines += circleSentences
    func part(_ title: String, _ sentences: [String]) {
      if !sentences.isEmpty { lines += ["", "\(title):"] + sentences.map { "  \($0)" } }
    }
    part("Allowed and unused", unusedSentences)
    if rules.isEmpty {
      part("Types of other packages that clients meet", leakSentences)
      part("Circles through tests", testSentences)
      part("Lines for .api-check that hold today", architecture.proposedRules)
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(([summary] + unseen).joined(separator: " "))
    return lines.map { $0 + "\n" }.joined()
  }

  private var moduleLines: [String] {
    architecture.modules.filter { $0.kind != .headers }.flatMap { module in
      let uses = architecture.uses[module.name] ?? []
      let size =
        module.surface.map { ", \($0.publicDeclarations) of \($0.declarations) declarations public" } ?? ""
      var lines = ["\(module.name) (\(module.kind.rawValue)\(size))"]
      for (title, origin) in [
        ("imports", ModuleOrigin.package), ("of other packages", .thirdParty),
        ("of the toolchain", .toolchain),
      ] {
        let names = uses.filter { $0.origin == origin && ($0.access != nil || $0.through != nil) }.map(
          \.title)
        if !names.isEmpty { lines.append("  \(title): \(names.joined(separator: ", "))") }
      }
      let shown = uses.filter { !$0.shown.isEmpty }.map { "\($0.used) in \($0.shown.count)" }
      if !shown.isEmpty { lines.append("  public signatures name: \(shown.joined(separator: ", "))") }
      return lines
    }
  }
}

extension ModuleUse {
  /// The name of the used module, and how it is imported if that is unusual.
  fileprivate var title: String {
    if let through { return "\(used) (through \(through))" }
    return access.map { $0 == "internal" ? used : "\(used) (\($0))" } ?? used
  }
}
