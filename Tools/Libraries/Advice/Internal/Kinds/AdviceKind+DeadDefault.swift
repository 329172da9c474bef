import PublicAPI

extension AdviceKind {
  /// Default arguments that no call uses, since a shorter overload is always the better one.
  static let deadDefault = AdviceKind(
    "dead-default",
    "A default argument is never used, because a shorter overload takes the same call.",
    why:
      "A call that leaves the parameter out is one of the shorter overload. Once both have a default to leave out, neither"
      + " is the shorter one, and such calls are ambiguous.",
    meets: "ambiguous-overload-added"
  ) { module in
    let callable = module.surface.declarations.filter {
      ($0.kind == .function || $0.kind == .initializer) && !$0.isOperator && $0.requirement == .none
        && !$0.isLeaving && !$0.has(.disfavoredOverload) && !module.isInherited($0)
    }
    let groups = Dictionary(grouping: callable) { "\($0.kind.rawValue) \($0.path)" }.sorted {
      $0.key < $1.key
    }
    return groups.flatMap { _, group in
      group.compactMap { long in group.lazy.compactMap { short in shape(of: long, beside: short) }.first }
    }
  }

  private static func shape(of long: Declaration, beside short: Declaration) -> AdvisedDeclaration? {
    guard let omitted = long.parameters(omittedFor: short), !omitted.isEmpty else { return nil }
    let labels = omitted.compactMap { long.parameters?[$0].label }.map { "‘\($0)’" }.joined(separator: ", ")
    var required = long
    for index in omitted { required.parameters?[index].defaultValue = nil }
    return AdvisedDeclaration(
      about: long,
      "Nobody gets the default of \(labels) in ‘\(long.title)’: a call without it is one of ‘\(short.title)’.",
      change: AdvisedChange(
        "‘\(long.title)’ without the default of \(labels)", from: [long], to: [required],
        experiment: experiment(long.asFunction, required.asFunction, short.asFunction)))
  }

  private static func experiment(_ long: Declaration, _ required: Declaration, _ short: Declaration)
    -> Experiment
  {
    func text(_ first: Declaration, _ addition: String?) -> String {
      first.function(giving: "Void") + short.function(giving: "Void", adding: addition)
    }
    let addition = "addedLater: Int? = nil"
    let client =
      "func client\(short.genericClause)\(short.clientClause)\(short.whereClause) {\n  \(short.call)\n}\n"
    return Experiment(
      asIs: .init(today: text(long, nil), later: text(long, addition), client: client),
      advised: .init(today: text(required, nil), later: text(required, addition), client: client))
  }
}

extension Declaration {
  /// The indices of the parameters without which a call means `short`, or nil if no call does.
  fileprivate func parameters(omittedFor short: Declaration) -> [Int]? {
    guard let own = parameters, let others = short.parameters, others.count < own.count, type == short.type,
      effects == short.effects, modifiers == short.modifiers, failability == short.failability,
      generics == short.generics, Set(requirements) == Set(short.requirements)
    else { return nil }
    var omitted: [Int] = []
    var rest = others[...]
    for (index, parameter) in own.enumerated() {
      if let next = rest.first, next.label == parameter.label, next.type == parameter.type {
        rest.removeFirst()
      } else if parameter.label != nil, parameter.defaultValue.map(\.saysSomething) ?? false {
        omitted.append(index)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? omitted : nil
  }

  /// The function or initializer as a global function.
  fileprivate var asFunction: Declaration {
    var function = self
    if kind == .initializer { function.name = "make" }
    return function
  }
}

extension DefaultArgument {
  /// Whether the default has an effect, unlike `nil`, `false`, an empty literal or one such as `#file`.
  fileprivate var saysSomething: Bool {
    !["nil", "[]", "[:]", "false"].contains(description) && !description.hasPrefix("#")
  }
}
