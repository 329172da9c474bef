/// The modules of a package, and what each has to do with others.
public struct Architecture: Sendable {
  /// The modules by name.
  let modules: [ModuleFacts]
  /// What each module uses, by the user's name, in the order of the used ones.
  let uses: [String: [ModuleUse]]
  /// The names of what could not be looked at, each with the reason.
  let unread: [(name: String, reason: String)]

  /// Joins what is known of `modules`; what lies in one of `toolchainFolders` comes with the toolchain or the system.
  public init(
    _ modules: [ModuleFacts], toolchainFolders: [String], unread: [(name: String, reason: String)] = []
  ) {
    self.modules = modules.sorted { $0.name < $1.name }
    self.unread = unread
    let reader = UseReading(modules, toolchainFolders: toolchainFolders)
    uses = Dictionary(modules.map { ($0.name, reader.uses(of: $0)) }, uniquingKeysWith: { $1 })
  }

  /// The uses of all modules, in order.
  var allUses: [ModuleUse] { modules.flatMap { uses[$0.name] ?? [] } }

  /// The modules of other packages that are used.
  var thirdParties: Set<String> {
    Set(allUses.filter { $0.origin == .thirdParty }.map(\.used))
  }

  /// Where the public declarations of modules name types of other packages.
  var leaks: [ModuleUse] { allUses.filter { $0.origin == .thirdParty && !$0.shown.isEmpty } }
}
