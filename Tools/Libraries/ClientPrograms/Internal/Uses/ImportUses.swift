import APIComparison
import PublicAPI

/// Clients that use what a module's own imports bring within their reach.
enum ImportUses {
  /// Enough members for one that a client can use.
  private static let mostMembers = 50

  /// The clients of `moduleImport`, if what its module declares is among the `surfaces`, by name.
  ///
  /// They use the members that it adds to the types of others, and for a re-export its own names, too.
  static func clients(
    of moduleImport: Declaration, beside library: SystemLibrary, bringing surfaces: [String: Surface]
  ) -> [Client] {
    let isExported = moduleImport.has(.exported)
    if isExported, let scoped = scopedClient(of: moduleImport) { return [scoped] }
    let own = isExported ? Surface(module: "", declarations: [moduleImport]) : surfaces[moduleImport.name]
    guard let brought = own?.resolvingReexports({ surfaces[$0] }) else { return [] }
    let scope = ClientScope(APIDiff(old: brought, new: brought, beside: library))
    func clients(of declarations: [Declaration], as use: ClientUse, _ uses: Set<ClientUse>) -> [Client] {
      declarations.flatMap { ClientWriter.clients(of: $0, in: scope) }.filter { uses.contains($0.use) }.map {
        Client(
          use, of: moduleImport, alternatives: $0.alternatives,
          in: use == .useImportedMember ? .leakedImport : nil)
      }
    }
    let names = brought.declarations.filter {
      $0.context.isEmpty && $0.kind != .moduleImport && !$0.hasUnderscoredName
    }
    if !isExported, !brought.addsToOtherTypes { return [unconcerned(by: moduleImport)] }
    let members = Array(brought.membersOfOtherTypes.prefix(mostMembers))
    return clients(of: isExported ? names : [], as: .nameReexported, plainUses)
      + clients(of: members, as: .useImportedMember, [.call, .read])
  }

  /// A client that has nothing to lose: the module gives no member to a type that it does not declare.
  private static func unconcerned(by moduleImport: Declaration) -> Client {
    Client(
      .useImportedMember, of: moduleImport,
      alternatives: [ClientSource("func client\(Client.numberMark)() {}\n")])
  }

  /// What needs nothing but the name: there may be many names, and one is enough to show that they are gone.
  private static let plainUses: Set<ClientUse> = [.nameType, .constrain, .useAlias, .call, .read]

  /// A client of the one name that an import such as `import struct Kit.Cup` brings.
  private static func scopedClient(of moduleImport: Declaration) -> Client? {
    guard let dot = moduleImport.name.firstIndex(of: ".") else { return nil }
    let name = moduleImport.name[dot...].dropFirst()
    let function = "func client\(Client.numberMark)"
    let uses = [
      "\(function)(_ it: borrowing \(name)) {}\n", "\(function)(_ it: any \(name)) {}\n",
      "\(function)() { _ = \(name).self }\n",
    ]
    return Client(
      .nameReexported, of: moduleImport, alternatives: uses.map { ClientSource($0) })
  }
}
