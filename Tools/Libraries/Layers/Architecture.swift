/// The modules of a package, and how each uses others.
public struct Architecture: Sendable {
  /// The modules in the order of their names.
  let modules: [ModuleFacts]
  /// The uses of each module, by its name, in the order of the used modules.
  let uses: [String: [ModuleUse]]
  /// The names of the modules that could not be read, each with the reason.
  let unread: [(name: String, reason: String)]

  /// Joins `modules`; a module whose file lies in one of `toolchainFolders` comes with the toolchain or the system.
  ///
  /// `headerTypes` are the names of the types that the headers of modules declare, as far as they are known, by module.
  public init(
    _ modules: [ModuleFacts], toolchainFolders: [String], headerTypes: [String: Set<String>] = [:],
    unread: [(name: String, reason: String)] = []
  ) {
    self.modules = modules.sorted { $0.name < $1.name }
    self.unread = unread
    let reader = UseReading(modules, toolchainFolders: toolchainFolders, headerTypes: headerTypes)
    uses = Dictionary(modules.map { ($0.name, reader.uses(of: $0)) }, uniquingKeysWith: { $1 })
  }

  /// The uses of all modules, in the order of their names.
  var allUses: [ModuleUse] { modules.flatMap { uses[$0.name] ?? [] } }

  /// The modules of other packages that are used.
  var thirdParties: Set<String> {
    Set(allUses.filter { $0.origin == .thirdParty }.map(\.used))
  }

  /// The uses that show clients types of other packages.
  var leaks: [ModuleUse] { allUses.filter { $0.origin == .thirdParty && !$0.shown.isEmpty } }
}
