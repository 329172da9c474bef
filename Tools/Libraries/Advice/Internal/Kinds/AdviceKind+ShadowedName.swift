import APIComparison
import PublicAPI

extension AdviceKind {
  /// Types with a name that every file already knows from the toolchain's modules.
  static let shadowedName = AdviceKind(
    "shadowed-name",
    "A type has the same name as a type of the toolchain's modules, and hides it in every file that imports the module.",
    meets: "standard-name-shadowed"
  ) { module in
    module.surface.declarations.compactMap { type in
      guard type.kind.isType || type.kind == .typeAlias, type.context.isEmpty,
        module.library.hasType(named: type.name)
      else { return nil }
      let name = module.name + type.name
      return AdvisedDeclaration(
        about: type,
        "In a file that imports \(module.name), the name \(type.name) means this type, and no longer the type of the"
          + " toolchain's modules.",
        change: AdvisedChange(
          "\(type.kind.rawValue) \(name), or a place in a type of the module", from: [type],
          to: [type.after { $0.name = name }], experiment: experiment(on: type, called: name, in: module)))
    }
  }

  private static func experiment(on type: Declaration, called name: String, in module: AdvisedModule)
    -> Experiment?
  {
    guard var known = module.library.type(at: type.name) else { return nil }
    // The client only uses copyable types with it, so its parameters need not allow others.
    known.requirements.removeAll { if case .conformance(_, .suppressed) = $0 { true } else { false } }
    // A protocol's generic parameters are its primary associated types.
    let isProtocol = known.kind == .protocol
    let (word, generics) = (isProtocol ? "any " : "", isProtocol ? "" : known.genericClause)
    let client =
      "func client\(generics)(_ it: \(word)Swift.\(type.name)\(generics)) -> \(word)\(type.name)\(generics)"
      + (isProtocol ? "" : known.whereClause) + " { it }\n"
    func text(_ name: String) -> String { "public struct \(name) {}\n" }
    return Experiment(
      asIs: .init(today: "", later: text(type.name), client: client),
      advised: .init(today: "", later: text(name), client: client),
      standsAlone: true)
  }
}
