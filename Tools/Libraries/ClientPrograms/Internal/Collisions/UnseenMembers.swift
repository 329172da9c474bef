import APIComparison
import PublicAPI

/// What code may have found under a name that no surface shows: dynamic members, and those of other modules.
struct UnseenMembers {
  let index: SurfaceIndex

  /// Each form that what code found under the name of `addition` may have had.
  func all(under addition: Declaration) -> [Declaration] {
    let dynamic = index.lookUp("subscript", in: addition.contextPath).filter(\.isForDynamicMembers)
    if !dynamic.isEmpty { return dynamic.flatMap { members(through: $0, under: addition) } }
    guard mayHaveHad(addition.name, in: addition.contextPath), !addition.isOperator else { return [] }
    var plain = addition
    plain.effects = []
    plain.attributes = []
    plain.type = nil
    // What only passes errors on is called with functions that throw none.
    plain.parameters = addition.parameters?.map { parameter in
      var quiet = parameter
      quiet.type = parameter.type.quietFunction
      return quiet
    }
    if addition.kind == .initializer {
      plain.failability = addition.failability == .none ? .optional : .none
      return [plain]
    }
    var tried: Set = [addition.type]
    return [plain]
      + types(insteadOf: addition).filter { tried.insert($0).inserted }.map { type in
        var typed = plain
        typed.type = type
        return typed
      }
  }

  /// The types of what may have been there: outside of types those of literals, and else those that members of its name
  /// have in the library's protocols, the type's own first.
  private func types(insteadOf addition: Declaration) -> [TypeExpression] {
    if addition.context.isEmpty { return LiteralSyntax.types(in: index.library) }
    let own = index.protocols(of: addition.contextPath)
    let others = index.library.protocols(having: addition.name).subtracting(own)
    return (own.sorted() + others.sorted()).flatMap { index.library.members(named: addition.name, of: $0) }
      .compactMap { $0.type(forArgumentsOf: addition) }
  }

  /// Whether another module gives the type at `path` members, so that it may have had one called `name`.
  private func mayHaveHad(_ name: String, in path: String) -> Bool {
    if path.isEmpty || index.types[path] == nil { return true }
    return index.protocols(of: path).contains { !index.library.members(named: name, of: $0).isEmpty }
  }

  /// The member that `dynamic` made up under the addition's name.
  private func members(through dynamic: Declaration, under addition: Declaration) -> [Declaration] {
    guard let type = dynamic.type, let key = dynamic.parameters?.first?.type else { return [] }
    var member = dynamic
    member.kind = .variable
    member.name = addition.name
    member.context = addition.context
    member.parameters = nil
    member.generics = []
    member.requirements = []
    guard let value = key.arguments.last?.path, dynamic.generics.contains(where: { $0.name == value }) else {
      return [member]
    }
    member.type = nil
    let found = key.arguments.prefix(1).flatMap { targets(of: member, along: $0, insteadOf: addition) }
    if found.isEmpty { return [member] }
    return found.map { found, target in
      var typed = found
      typed.type = type.substituting([value: target])
      return typed
    }
  }

  /// A dynamic member as it stands where key paths from `root` lead to one of the addition's name, and the type of that.
  private func targets(
    of member: Declaration, along root: TypeExpression, insteadOf addition: Declaration
  ) -> [(member: Declaration, target: TypeExpression)] {
    roots(root, for: addition).compactMap { known in
      guard let target = self.member(addition.name, of: known)?.type else { return nil }
      return (known == root ? member : member.equating(root, with: known), target)
    }
  }

  /// What `root` is where `addition` stands: a generic parameter may be what the addition asks for, or any type with a member
  /// of its name, texts among them.
  private func roots(_ root: TypeExpression, for addition: Declaration) -> [TypeExpression] {
    for case .sameType(let left, let right) in addition.requirements where left == root || right == root {
      return [left == root ? right : left]
    }
    let generics = index.types[addition.contextPath]?.generics ?? []
    guard generics.contains(where: { root == .named([TypeName($0.name)]) }) else { return [root] }
    let types = index.types.values.filter { $0.kind != .protocol && $0.generics.isEmpty }.map(\.asOwnType)
    let own = types.filter { member(addition.name, of: $0) != nil }.sorted { $0.description < $1.description }
    return own.prefix(3) + [KeyPathArguments.text].filter { member(addition.name, of: $0) != nil }
  }

  /// The property called `name` of the type that key paths to dynamic members begin with, be it one that a protocol of
  /// the library gives, whose type stands there as it is.
  private func member(_ name: String, of root: TypeExpression) -> Declaration? {
    guard let path = root.path else { return nil }
    let given = index.protocols(of: path).sorted().flatMap { index.library.members(named: name, of: $0) }
      .filter(\.kind.isStorage).map { member in
        member.mapped { type in
          type.mapped { part in part.nameInSelf.flatMap { index.library.member($0, of: root) } ?? part }
        }
      }
    return index.lookUp(name, in: path).first(where: \.kind.isStorage)
      ?? given.first { $0.type.map(isKnown) ?? false }
  }

  private func isKnown(_ type: TypeExpression) -> Bool {
    if case .optional(let wrapped) = type { return isKnown(wrapped) }
    return index.library.hasType(named: type.path ?? "")
  }
}
