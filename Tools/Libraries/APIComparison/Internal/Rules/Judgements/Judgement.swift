import PublicAPI

/// A finding with the declarations that it is about.
struct Judgement {
  var finding: Finding
  let difference: Difference

  /// The finding as it is reported, in view of what names promise, of the declarations as `written` gives them.
  ///
  /// A leading underscore says that the name is no promise; an initializer or operator has no such name.
  func change(as written: (Difference) -> Difference, among names: PromisedNames) -> Change {
    var finding = finding
    let declaration = difference.declaration
    if finding.isBreaking, declaration.kind != .conformance, finding.rule != .requirementAdded,
      !names.include(declaration)
    {
      finding = Finding(.underscoredChanged, finding.fact)
    }
    return finding.change(of: written(difference))
  }

  /// The judgements without those that repeat for a member what is said about its type, or of a requirement's default
  /// implementation what is said about the requirement.
  static func folded(_ judgements: [Judgement]) -> [Judgement] {
    let folding: Set<Rule> = [.globalActorAdded, .globalActorChanged, .globalActorRemoved]
    let types = Set(
      judgements.filter {
        [.globalActorAdded, .globalActorChanged, .typeIsolationRemoved].contains($0.finding.rule)
      }
      .compactMap(\.difference.old).filter(\.kind.isType).map(\.path))
    let withoutDefault = judgements.filter { $0.finding.rule == .defaultImplementationRemoved }
      .compactMap(\.difference.old)
    let literals = judgements.map(\.difference).filter(\.isAboutLiterals)
    return judgements.filter { judgement in
      if literals.contains(where: judgement.difference.isCalledOnly(for:)) { return false }
      if case .removed(let old) = judgement.difference,
        withoutDefault.contains(where: {
          ($0.context, $0.kind, $0.name) == (old.context, old.kind, old.name) && old.hasSameCall(as: $0)
        })
      {
        return false
      }
      guard folding.contains(judgement.finding.rule), let old = judgement.difference.old, !old.kind.isType
      else {
        return true
      }
      return !types.contains(old.contextPath)
    }
  }
}

extension Difference {
  /// Whether a type gains or loses a protocol that lets it be written as a literal.
  fileprivate var isAboutLiterals: Bool {
    declaration.kind == .conformance
      && declaration.inheritance.first?.path?.hasPrefix("ExpressibleBy") == true
  }

  /// Whether it is about an initializer that nobody calls but the compiler, for the literals that a type gains or loses
  /// with `conformance`: `ExpressibleByNilLiteral` asks for `init(nilLiteral:)`, and so do all of them.
  fileprivate func isCalledOnly(for conformance: Difference) -> Bool {
    guard declaration.kind == .initializer, let parameters = declaration.parameters, parameters.count == 1,
      let label = parameters[0].label
    else { return false }
    return conformance.declaration.inheritance.first?.path?.lowercased()
      == "expressibleby\(label.lowercased())"
      && declaration.contextPath == conformance.declaration.contextPath
      && (old == nil && conformance.old == nil || new == nil && conformance.new == nil)
  }
}

extension Rule {
  static let underscoreRules = [underscoredChanged]

  static let underscoredChanged = Rule(
    "underscored-changed", .compatible, in: .declarations,
    "A declaration whose name begins with an underscore changed or went.",
    why: "Such a name is no promise; a client that uses it anyway can stop compiling.",
    see: .swiftBook("accesscontrol"), refutedBy: .nothing)
}
