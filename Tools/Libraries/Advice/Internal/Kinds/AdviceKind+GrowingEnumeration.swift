import APIComparison
import PublicAPI

extension AdviceKind {
  /// Errors, and enumerations with names such as `Kind` or `Event`, which usually gain cases.
  static let growingEnumeration = AdviceKind(
    "growing-enum", "An enumeration is of a kind that gains cases, and each new one breaks clients.",
    meets: "case-added"
  ) { module in
    module.declarations(.enumeration).compactMap { type in
      let cases = module.members(of: type.path, .enumerationCase)
      guard !cases.isEmpty, !type.has(.frozen), !type.has(.nonexhaustive), module.isGrowing(type, cases)
      else { return nil }
      return AdvisedDeclaration(
        about: type,
        "A case that ‘\(type.title)’ gains breaks every switch over its \(cases.count == 1 ? "case" : "\(cases.count) cases").",
        change: change(
          of: type, cases, by: nil, "@nonexhaustive public enum \(type.name)\(since)",
          "or a structure with a static constant for each case"),
        milder: change(
          of: type, cases, by: "warn", "@nonexhaustive(warn) public enum \(type.name)\(since)",
          "which only warns about a switch without @unknown default"))
    }
  }

  private static let since = " (Swift 6.2.3 or newer)"

  private static func change(
    of type: Declaration, _ cases: [Declaration], by arguments: String?, _ declaration: String, _ more: String
  ) -> AdvisedChange {
    let attribute = DeclarationAttribute.known(.nonexhaustive, arguments: arguments)
    return AdvisedChange(
      "\(declaration), \(more)", from: [type], to: [type.after { $0.attributes.append(attribute) }],
      experiment: experiment(on: type, cases, attribute))
  }

  private static func experiment(
    on type: Declaration, _ cases: [Declaration], _ attribute: DeclarationAttribute
  ) -> Experiment {
    let body = cases.map { "  case \($0.name)\(payload(of: $0))\n" }.joined()
    func text(_ prefix: String, _ addition: String) -> String {
      "\(prefix)public indirect enum \(type.standInName)\(type.genericClause)\(type.whereClause) {\n\(body)\(addition)}\n"
    }
    func client(_ addition: String) -> String {
      "func client\(type.genericClause)(_ it: \(type.typeName))\(type.whereClause) {\n  switch it {\n"
        + cases.map { "  case .\($0.name.filter { $0 != "`" }): break\n" }.joined() + addition + "  }\n}\n"
    }
    let later = "  case addedLater\n"
    return Experiment(
      asIs: .init(today: text("", ""), later: text("", later), client: client("")),
      advised: .init(
        today: text("\(attribute) ", ""), later: text("\(attribute) ", later),
        client: client("  @unknown default: break\n")))
  }

  private static func payload(of enumerationCase: Declaration) -> String {
    guard let parameters = enumerationCase.parameters, !parameters.isEmpty else { return "" }
    let values = parameters.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }
    return "(\(values.joined(separator: ", ")))"
  }
}

extension AdvisedModule {
  /// Whether the enumeration will gain cases.
  ///
  /// A case for everything else, such as `other`, makes further ones unnecessary. Raw values usually follow a standard.
  fileprivate func isGrowing(_ type: Declaration, _ cases: [Declaration]) -> Bool {
    let remainders: Set<String> = [
      "unknown", "other", "others", "custom", "invalid", "unspecified", "generic",
    ]
    if cases.contains(where: { remainders.contains($0.name.filter { $0 != "`" }) }) { return false }
    if conforms(type, to: "Error") { return true }
    let kinds: Set<String> = [
      "Capability", "Code", "Diagnostic", "Event", "Failure", "Feature", "Issue", "Kind", "Option", "Problem",
      "Reason", "Warning",
    ]
    return kinds.contains(type.lastWord) && !conforms(type, to: "RawRepresentable")
      && !conforms(type, to: "CaseIterable")
  }
}
