import PublicAPI

/// A client's subclass of a class of the surface.
struct ClientSubclass {
  let receiver: Receiver
  let scope: ClientScope

  private var name: String { "Client\(Client.numberMark)" }

  /// The subclass with `members`.
  func source(members: [String]) -> String {
    let head =
      "class \(name)\(receiver.generics.clause): \(receiver.type)\(receiver.generics.whereClause) {\n"
    return head + members.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// A member that overrides `member` and calls it.
  func overriding(_ member: Declaration) -> String {
    let isRequired = member.modifiers.contains(.required)
    let kind = member.modifiers.contains(.class) ? "class " : ""
    let modifiers = isRequired ? "required " : "override \(kind)"
    return ClientMember(
      declaration: member, resolve: { $0 }, modifiers: scope.isolation(of: member) + modifiers,
      forwarding: "super"
    ).source
  }

  /// An initializer that is never called, such as a required one.
  func stub(_ initializer: Declaration, _ modifiers: String = "required ") -> String {
    ClientMember(
      declaration: initializer, resolve: { $0 }, modifiers: scope.isolation(of: initializer) + modifiers,
      forwarding: nil
    ).source
  }

  /// An initializer of the client's own that calls `initializer`.
  func calling(_ initializer: Declaration) -> String {
    var own = initializer
    own.parameters = [Parameter(label: "client", type: .void)] + (initializer.parameters ?? [])
    let member = ClientMember(
      declaration: own, resolve: { $0 }, modifiers: scope.isolation(of: initializer), forwarding: nil)
    let arguments = own.forwardedArguments.dropFirst().joined(separator: ", ")
    let call = "\(initializer.effects.prefix(mustAwait: false))super.init(\(arguments))"
    return "\(member.head) { \(call) }"
  }

  /// Functions that make a value with each of the inherited initializers.
  func makers(for initializers: [Declaration]) -> [String] {
    initializers.enumerated().map { index, initializer in
      var maker = initializer
      maker.kind = .function
      maker.name = "make\(index)"
      maker.type = .void
      let member = ClientMember(
        declaration: maker, resolve: { $0 }, modifiers: scope.isolation(of: initializer) + "static ",
        forwarding: nil)
      let call = "\(initializer.effects.prefix(mustAwait: false))\(name)\(receiver.generics.clause)"
      return "\(member.head) { _ = \(call)(\(initializer.forwardedArguments.joined(separator: ", "))) }"
    }
  }
}
