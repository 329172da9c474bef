import APIComparison
import PublicAPI

/// What code may have written as key paths without naming a type: functions of one value, and dynamic members.
///
/// Where anything may be meant, it is said of texts, whose members everybody knows.
struct KeyPathArguments {
  let index: SurfaceIndex

  /// The uses of `known` in whose place `addition`, which takes key paths, may come.
  func uses(of known: Declaration, beside addition: Declaration) -> [Declaration] {
    let pairs = Array(zip(known.parameters ?? [], addition.parameters ?? []))
    guard pairs.count == known.parameters?.count, pairs.count == addition.parameters?.count,
      pairs.allSatisfy({ $0.label == $1.label })
    else { return [] }
    if known.kind == .subscript, pairs.count == 1, pairs[0].0.label == "dynamicMember" {
      return members(through: known, beside: pairs[0].1.type)
    }
    let taken = pairs.filter { $1.type.isKeyPath }.compactMap { $0.0.type.ofOneValue }
    if taken.isEmpty { return [] }
    var use = known
    for (root, value) in taken {
      guard let equations = equations(of: root, value, in: known) else { return [] }
      for (subject, type) in equations { use = use.equating(subject, with: type) }
    }
    return [use]
  }

  /// What makes a member of `root` one of type `value`; nil where none is known to be.
  private func equations(
    of root: TypeExpression, _ value: TypeExpression, in known: Declaration
  ) -> [(TypeExpression, TypeExpression)]? {
    let isOfText = isOpen(root, in: known)
    let members = isOfText ? index.library.plainProperties(of: Self.text) : storage(of: root)
    guard let type = (members.first { $0.type == value } ?? members.first)?.type else { return nil }
    let rooted = isOfText ? [(root, Self.text)] : []
    if isOpen(value, in: known) { return rooted + [(value, type)] }
    return value == type ? rooted : nil
  }

  /// The members that `known` makes up under names that the roots of `key` have, too.
  private func members(through known: Declaration, beside key: TypeExpression) -> [Declaration] {
    guard key.isKeyPath, let root = key.arguments.first, let name = known.parameters?.first?.type,
      !name.isKeyPath
    else { return [] }
    let own = storage(of: root).prefix(3)
    let names = (own.isEmpty ? index.library.plainProperties(of: Self.text)[...] : own).map(\.name)
    var member = known
    member.kind = .variable
    member.parameters = nil
    if isOpen(root, in: known) { member = member.equating(root, with: Self.text) }
    return names.map { name in
      member.name = name
      return member
    }
  }

  private func storage(of root: TypeExpression) -> [Declaration] {
    (root.path.flatMap { index.members[$0] } ?? []).filter {
      $0.kind.isStorage && !$0.modifiers.contains(.static) && !$0.isUnusable
    }
  }

  /// Whether callers, or the type around `known`, say what `type` is.
  private func isOpen(_ type: TypeExpression, in known: Declaration) -> Bool {
    guard case .named(let path) = type, let name = path.last?.name, path.count == 1 || path[0].name == "Self"
    else { return false }
    let place = known.contextPath
    let around = known.generics + (index.types[place]?.generics ?? [])
    let members = (index.members[place] ?? []) + index.library.members(named: name, of: place)
    return around.contains { $0.name == name }
      || members.contains { $0.kind == .associatedType && $0.name == name }
  }

  /// What is said of anything has to be said of something.
  static let text = TypeExpression.named([TypeName("String")])
}

extension TypeExpression {
  /// Whether the type is that of a key path, be it one that may be left out.
  fileprivate var isKeyPath: Bool {
    switch self {
    case .attributed(_, let inner), .optional(let inner): inner.isKeyPath
    case .named(let path): path.last?.name.hasSuffix("KeyPath") ?? false
    default: false
    }
  }

  /// What a function takes and gives, if that is one value each.
  fileprivate var ofOneValue: (TypeExpression, TypeExpression)? {
    switch self {
    case .attributed(_, let inner), .optional(let inner): inner.ofOneValue
    case .function(let parameters, _, let result) where parameters.count == 1: (parameters[0].type, result)
    default: nil
    }
  }
}
