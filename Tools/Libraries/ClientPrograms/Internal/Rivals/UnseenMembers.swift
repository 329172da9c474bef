import APIComparison
import PublicAPI

/// What code may have found under a name that no surface shows: dynamic members, and those of other modules.
struct UnseenMembers {
  let index: SurfaceIndex

  /// Each form that what code found under the name of `rival` may have had.
  func all(under rival: Declaration) -> [Declaration] {
    let dynamic = index.lookUp("subscript", in: rival.contextPath).filter(\.isForDynamicMembers)
    if !dynamic.isEmpty { return dynamic.flatMap { members(through: $0, under: rival) } }
    guard mayHaveHad(rival.name, in: rival.contextPath), !rival.isOperator else { return [] }
    var plain = rival
    plain.effects = []
    plain.attributes = []
    plain.type = nil
    // What only passes errors on is called with functions that throw none.
    plain.parameters = rival.parameters?.map { parameter in
      var quiet = parameter
      quiet.type = parameter.type.quietFunction
      return quiet
    }
    if rival.kind == .initializer {
      plain.failability = rival.failability == .none ? .optional : .none
      return [plain]
    }
    var tried: Set = [rival.type]
    return [plain]
      + types(insteadOf: rival).filter { tried.insert($0).inserted }.map { type in
        var typed = plain
        typed.type = type
        return typed
      }
  }

  /// The types of what may have been there: outside of types those of literals, and else those that members of its name
  /// have in the library's protocols, the type's own first.
  private func types(insteadOf rival: Declaration) -> [TypeExpression] {
    if rival.context.isEmpty { return LiteralSyntax.types(in: index.library) }
    let own = index.protocols(of: rival.contextPath)
    let others = index.library.protocols(having: rival.name).subtracting(own)
    return (own.sorted() + others.sorted()).flatMap { index.library.members(named: rival.name, of: $0) }
      .compactMap { $0.type(forArgumentsOf: rival) }
  }

  /// Whether another module gives the type at `path` members, so that it may have had one called `name`.
  private func mayHaveHad(_ name: String, in path: String) -> Bool {
    if path.isEmpty || index.types[path] == nil { return true }
    return index.protocols(of: path).contains { !index.library.members(named: name, of: $0).isEmpty }
  }

  /// The member that `dynamic` made up under the rival's name.
  private func members(through dynamic: Declaration, under rival: Declaration) -> [Declaration] {
    guard let type = dynamic.type, let key = dynamic.parameters?.first?.type else { return [] }
    var member = dynamic
    member.kind = .variable
    member.name = rival.name
    member.context = rival.context
    member.parameters = nil
    member.generics = []
    member.requirements = []
    guard let value = key.arguments.last?.path, dynamic.generics.contains(where: { $0.name == value }) else {
      return [member]
    }
    member.type = nil
    let found = key.arguments.prefix(1).flatMap { targets(of: member, along: $0, insteadOf: rival) }
    if found.isEmpty { return [member] }
    return found.map { found, target in
      var typed = found
      typed.type = type.substituting([value: target])
      return typed
    }
  }

  /// A dynamic member as it stands where key paths from `root` lead to one of the rival's name, and the type of that.
  private func targets(
    of member: Declaration, along root: TypeExpression, insteadOf rival: Declaration
  ) -> [(member: Declaration, target: TypeExpression)] {
    roots(root, for: rival).compactMap { known in
      guard let target = self.member(rival.name, of: known)?.type else { return nil }
      return (known == root ? member : member.equating(root, with: known), target)
    }
  }

  /// What `root` is where `rival` stands: a generic parameter may be what the rival asks for, or any type with a member
  /// of its name, texts among them.
  private func roots(_ root: TypeExpression, for rival: Declaration) -> [TypeExpression] {
    for case .sameType(let left, let right) in rival.requirements where left == root || right == root {
      return [left == root ? right : left]
    }
    let generics = index.types[rival.contextPath]?.generics ?? []
    guard generics.contains(where: { root == .named([TypeName($0.name)]) }) else { return [root] }
    let types = index.types.values.filter { $0.kind != .protocol && $0.generics.isEmpty }.map(\.asOwnType)
    let own = types.filter { member(rival.name, of: $0) != nil }.sorted { $0.description < $1.description }
    return own.prefix(3) + [KeyPathMeeting.text].filter { member(rival.name, of: $0) != nil }
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
