import APIComparison
import PublicAPI

extension AdviceKind {
  /// Results of three or more values that have no common name.
  static let tupleResult = AdviceKind(
    "tuple-result",
    "A result is a tuple of several values, and clients that take it apart break with one more.",
    meets: "result-type-changed"
  ) { module in
    module.declarations(.function).compactMap { function in
      guard case .tuple(let elements)? = function.type, elements.count > 2, !function.isOperator,
        !module.isWitness(function)
      else { return nil }
      return AdvisedDeclaration(
        about: function,
        "‘\(function.title)’ gives \(elements.count) values in a tuple; clients that take it apart stop compiling if"
          + " a value is added.",
        change: AdvisedChange(
          "a structure for the result that can gain properties", from: [function],
          to: [function.after { $0.type = .named([TypeName("Outcome")]) }],
          experiment: experiment(on: function, elements)))
    }
  }

  private static func experiment(on function: Declaration, _ elements: [TupleElement]) -> Experiment {
    let parts = elements.enumerated().map { index, element in
      (name: element.label ?? "part\(index)", type: element.type)
    }
    func tuple(_ addition: String) -> String {
      let types = elements.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ")
      return function.function(giving: "(\(types)\(addition))")
    }
    func result(_ addition: String) -> String {
      "public struct Outcome\(function.genericClause)\(function.whereClause) {\n"
        + parts.map { "  public let \($0.name.asMember): \($0.type)\n" }.joined() + addition + "}\n"
        + function.function(giving: "Outcome\(function.genericClause)")
    }
    func client(_ body: String) -> String {
      "func client\(function.genericClause)\(function.clientClause)\(function.whereClause) {\n  \(body)\n}\n"
    }
    let names = parts.indices.map { "part\($0)" }.joined(separator: ", ")
    let uses = parts.indices.map { "_ = part\($0)" }.joined(separator: "; ")
    return Experiment(
      asIs: .init(
        today: tuple(""), later: tuple(", addedLater: Int"),
        client: client("let (\(names)) = \(function.call)\n  \(uses)")),
      advised: .init(
        today: result(""), later: result("  public let addedLater: Int\n"),
        client: client(
          "let result = \(function.call)\n  "
            + parts.map { "_ = result.\($0.name.asMember)" }.joined(separator: "; "))))
  }
}
