import APIComparison
import PublicAPI

extension AdviceKind {
  /// Type aliases for collections of the standard library that signatures use like types of the module.
  static let genericAlias = AdviceKind(
    "generic-alias",
    "A name in signatures stands for a generic type of the standard library, and can never become a type of its own.",
    meets: "typealias-changed"
  ) { module in
    module.declarations(.typeAlias).compactMap { alias in
      let users = module.users(of: alias)
      guard let target = alias.type, ["Array", "Dictionary", "Set"].contains(target.path ?? ""),
        alias.isPlain,
        !target.isGenericIn(alias, of: module), users > 1, !module.isWitness(alias)
      else { return nil }
      return AdvisedDeclaration(
        about: alias,
        "‘\(alias.title)’ is \(target) in \(users) signatures, and all that clients do with it stays promised.",
        change: AdvisedChange(
          "public struct \(alias.name) with what clients need of \(target)", from: [alias],
          to: [
            alias.after {
              $0.kind = .structure
              $0.type = nil
            }
          ], experiment: experiment(on: alias, target)))
    }
  }

  private static func experiment(on alias: Declaration, _ target: TypeExpression) -> Experiment {
    func text(_ property: String) -> String {
      "public struct \(alias.name) {\n  var parts: \(property)\n}\n"
    }
    let own = "func client(_ it: \(alias.name)) -> \(alias.name) { it }\n"
    return Experiment(
      asIs: .init(
        today: "public typealias \(alias.name) = \(target)\n", later: text("\(target)"),
        client: "func client(_ it: \(alias.name)) -> \(target) { it }\n"),
      advised: .init(today: text("\(target)"), later: text("(\(target), Int)"), client: own))
  }
}

extension AdvisedModule {
  /// How many signatures have the name of the alias in them.
  fileprivate func users(of alias: Declaration) -> Int {
    surface.declarations.filter { declaration in
      var types = (declaration.parameters ?? []).map(\.type)
      types += [declaration.type].compactMap(\.self)
      return declaration.path != alias.path
        && types.contains { type in
          type.contains {
            $0.path == alias.path || $0.path == alias.name && declaration.contextPath == alias.contextPath
          }
        }
    }.count
  }
}

extension TypeExpression {
  /// Whether the type depends on a generic parameter of a type around `alias`.
  fileprivate func isGenericIn(_ alias: Declaration, of module: AdvisedModule) -> Bool {
    let around = alias.context.indices.map { alias.context[...$0].joined(separator: ".") }
    let names = around.flatMap { module.index.types[$0]?.generics.map(\.name) ?? [] } + ["Self"]
    return names.contains(where: mentions)
  }
}
