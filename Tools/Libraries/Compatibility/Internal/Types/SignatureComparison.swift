import Changes
import Lookup
import Surfaces

/// Type-checks the calls that an old signature allowed against a new one.
struct SignatureComparison {
  let pair: Pair
  let oldIndex: SurfaceIndex
  let newIndex: SurfaceIndex
  let old: Declaration
  let new: Declaration
  let match: ParameterMatch
  let types: TypeComparison
  let bindings: [String: TypeExpression]
  let assumptions: [GenericRequirement]

  init(pair: Pair, old oldIndex: SurfaceIndex, new newIndex: SurfaceIndex) {
    self.pair = pair
    self.oldIndex = oldIndex
    self.newIndex = newIndex
    let old = oldIndex.resolvingSelf(in: pair.old).withNamedGenerics("τ")
    let new = newIndex.resolvingSelf(in: pair.new).withNamedGenerics("ν")
    let match = ParameterMatch(old.parameters ?? [], new.parameters ?? [])
    let around = oldIndex.requirements(around: pair.old) + newIndex.requirements(around: pair.old)
    let assumptions = old.requirements + around
    var binding = GenericBinding(generics: new.generics.map(\.name) + ["Self"])
    for (before, after) in match.common { binding.bind(after.type, to: before.type) }
    if let before = old.type, let after = new.type { binding.bind(after, to: before) }
    binding.bind(.named([TypeName("Self")]), to: Self.selfType(of: pair))
    self.old = old
    self.new = new
    self.match = match
    self.assumptions = assumptions
    bindings = binding.types
    types = TypeComparison(conformance: ConformanceQuery(index: newIndex, assumptions: assumptions)) { type in
      newIndex.isNoncopyable(type)
        || assumptions.contains(.conformance(type, .suppressed(.named([TypeName("Copyable")]))))
    }
  }

  /// What `Self` means to a caller of the old declaration when the new one stands in a protocol or superclass.
  private static func selfType(of pair: Pair) -> TypeExpression {
    pair.old.context == pair.new.context || pair.old.context.isEmpty
      ? .named([TypeName("Self")]) : .named(pair.old.context.map { TypeName($0) })
  }

  var findings: [Finding] {
    let found = parameterFindings + resultFindings + constraintFindings
    guard old.generics.contains(where: \.isPack) != new.generics.contains(where: \.isPack),
      found.contains(where: \.isBreaking)
    else {
      return found
    }
    let fact = "The generic parameters of ‘\(pair.title)’ changed between packs and single types."
    return [Finding(.genericSignatureChanged, fact, remedy: Shim.keeping(pair))]
  }

  /// Whether an implementation of the old signature is none of the new one.
  var differsForImplementers: Bool {
    let before = pair.old.withNamedGenerics("τ")
    let after = pair.new.withNamedGenerics("τ")
    return before.parameters?.map(\.withoutDefault) != after.parameters?.map(\.withoutDefault)
      || before.type != after.type || Set(before.requirements) != Set(after.requirements)
  }

  private var parameterFindings: [Finding] {
    match.findings(of: pair) + match.common.flatMap { before, after in parameter(before, after) }
  }

  private func parameter(_ before: Parameter, _ after: Parameter) -> [Finding] {
    let name = "The parameter ‘\(before.label ?? "_")’ of ‘\(pair.title)’"
    var found: [Finding] = []
    if before.attributes != after.attributes {
      found.append(Finding(.resultBuilderParameterChanged, "\(name) changed its attributes."))
    }
    found += defaults(before, after, name)
    if before.isVariadic != after.isVariadic {
      return found + [
        Finding(
          .variadicChanged, "\(name) changed between ‘...’ and a single value.",
          verdict: before.isVariadic ? .breaking : .compatible)
      ]
    }
    let target = asCalled(after.type)
    guard before.type != target || before.type != after.type else { return found }
    let mismatches = types.mismatches(before.type, target, at: .supplied).filter {
      $0 != .sendable || !isPreconcurrency
    }
    let change = "\(before.type.readable(pair.old)) became \(after.type.readable(pair.new))"
    if mismatches.isEmpty, before.type != target {
      let rule: Rule =
        before.type.withoutAttributes.1 == target.withoutAttributes.1
        ? .parameterOwnershipRelaxed : .parameterTypeWidened
      return found + [pair.relaxed(Finding(rule, "\(name) accepts more: \(change)."))]
    }
    return found
      + mismatches.map { mismatch in
        let rule = isRawValue(before) ? .rawTypeChanged : mismatch.rule(at: .supplied)
        return Finding(rule, "\(name) changed: \(change).", remedy: Shim.keeping(pair))
      }
  }

  /// The type as it is for a caller of the old declaration.
  ///
  /// A member of another module's type names the associated types of its protocols without `Self`.
  private func asCalled(_ type: TypeExpression) -> TypeExpression {
    let called = type.substituting(bindings)
    guard let owner = pair.old.context.first, pair.old.context != pair.new.context,
      oldIndex.types[owner] == nil
    else { return called }
    return called.mapped { part in
      guard case .named(let path) = part, path.count > 1, path[0].name == owner else { return part }
      return .named(Array(path.dropFirst()))
    }
  }

  /// Whether clients are only warned of values that are not safe to send.
  private var isPreconcurrency: Bool { new.has(.preconcurrency) }

  private func isRawValue(_ parameter: Parameter) -> Bool {
    old.kind == .initializer && parameter.label == "rawValue"
      && oldIndex.types[old.contextPath]?.kind == .enumeration
  }

  private func defaults(_ before: Parameter, _ after: Parameter, _ name: String) -> [Finding] {
    switch (before.defaultValue, after.defaultValue) {
    case (.some, nil) where !after.isVariadic:
      [
        Finding(
          .defaultArgumentRemoved, "\(name) lost its default value.", remedy: Shim.withoutDefaulted(pair))
      ]
    case (nil, .some): [Finding(.defaultArgumentAdded, "\(name) can now be left out.")]
    case (let old?, let new?) where old != new:
      [Finding(.defaultArgumentChanged, "\(name) has the default \(new) instead of \(old).")]
    default: []
    }
  }

  private var resultFindings: [Finding] {
    guard let before = old.type, let after = new.type.map(asCalled), before != after else {
      return []
    }
    let mismatches = types.mismatches(
      before, after, at: pair.old.accessors?.hasSetter == true ? .both : .received
    )
    .filter { !($0 == .sendingResult && isDisconnected) }
    let change = "\(before.readable(pair.old)) became \((new.type ?? .void).readable(pair.new))"
    if mismatches.isEmpty {
      return [Finding(.resultTypeRefined, "The result of ‘\(pair.title)’ changed: \(change).")]
    }
    return mismatches.map {
      Finding(
        $0.rule(at: .received), "The result of ‘\(pair.title)’ changed: \(change).",
        remedy: Shim.keeping(pair))
    }
  }

  /// Whether a result belongs to no one else even without `sending`: nothing came in that it could share.
  private var isDisconnected: Bool {
    pair.new.context.isEmpty && pair.isolationWords(of: pair.new).isEmpty
      && (pair.old.parameters ?? []).allSatisfy {
        types.conformance.conforms($0.type, to: .named([TypeName("Sendable")]))
      }
  }

  private var constraintFindings: [Finding] {
    let check = ConstraintCheck(
      old: old, new: new, bindings: bindings, assumptions: assumptions, conformance: types.conformance,
      around: newIndex.requirements(around: pair.new))
    let added = check.unmet.map {
      Finding(
        .genericConstraintAdded, "‘\(pair.title)’ now requires ‘\($0.readable(pair.new))’.",
        remedy: Shim.keeping(pair))
    }
    if !added.isEmpty { return added }
    return check.dropped.map {
      pair.relaxed(
        Finding(.genericConstraintRemoved, "‘\(pair.title)’ no longer requires ‘\($0.readable(pair.old))’."))
    }
  }
}

extension Rule {
  static let genericSignatureChanged = Rule(
    "generic-signature-changed", .breaking,
    "The shape of generic parameters changed, such as a pack that became a single parameter.",
    why: "Calls with other numbers of arguments stop compiling.",
    remedy: "Keep the old declaration as an overload.", see: .evolution("0393-parameter-packs"),
    refutedBy: .declaration())
  static let defaultArgumentAdded = Rule(
    "default-argument-added", .additive, "A parameter got a default value.",
    why: "Callers can leave the argument out.", see: .swiftBook("functions#Default-Parameter-Values"),
    refutedBy: .nothing)
  static let defaultArgumentRemoved = Rule(
    "default-argument-removed", .breaking, "A parameter lost its default value.",
    why: "Calls that left the argument out stop compiling.",
    remedy: "Give the default value back, or add an overload without the parameter.",
    see: .swiftBook("functions#Default-Parameter-Values"), refutedBy: .declaration([.callWithDefaults]))
  static let parameterTypeWidened = Rule(
    "parameter-type-widened", .compatible, "A parameter accepts more than it did.",
    why: "Every argument that fitted still fits.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"), refutedBy: .nothing)
  static let parameterOwnershipRelaxed = Rule(
    "parameter-ownership-relaxed", .compatible,
    "A parameter asks for less: its closure may no longer escape, need not be Sendable, or it is passed in another way.",
    why: "Every argument that fitted still fits.", see: .evolution("0377-parameter-ownership-modifiers"),
    refutedBy: .nothing)
  static let rawTypeChanged = Rule(
    "raw-type-changed", .breaking, "An enumeration has another raw type.",
    why: "Clients that make it from or read its raw value stop compiling.",
    remedy: "Keep the old raw type and add a property.", see: .swiftBook("enumerations#Raw-Values"),
    refutedBy: .declaration([.readRawValue]))
}
