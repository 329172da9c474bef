/// How much a run has checked, so that silence cannot be taken for safety.
struct Coverage: Encodable {
  /// A module that was not compared, and why.
  struct NotComparedModule: Encodable {
    /// The module's or product's name.
    let module: String
    /// Why not.
    let reason: String
  }

  /// Things of one kind that were not compared.
  struct NotComparedKind: Encodable {
    /// What they are, in words that a number or their names can go with.
    let reason: String
    /// Their names.
    let names: [String]
  }

  /// How many modules were compared.
  private(set) var compared = 0
  /// The compared modules that both sides compile from the same files in the same way, so that none had to be read.
  private(set) var unchanged: [String] = []
  /// Modules that only the new side has.
  private(set) var added: [String] = []
  /// Modules that only the old side has.
  private(set) var removed: [String] = []
  /// Modules that were not compared.
  private(set) var notComparedModules: [NotComparedModule] = []
  /// Modules that were compared though no product leads to them; nil for none.
  let guarded: [String]?
  /// Modules that were compared because signatures of other modules show their types to clients; nil for none.
  let exposed: [String]?
  /// How many declarations the modules have that were read on the old side.
  let declarationsOld: Int
  /// How many declarations the modules have that were read on the new side.
  let declarationsNew: Int
  /// The kinds of fact that this run could not see in what it has compared.
  var notChecked: [String]
  /// What the package holds besides all of these, which was not compared either.
  let notComparedKinds: [NotComparedKind]
  /// What it was built with besides what every package is, in words that follow `built with`; nil for nothing.
  let builtWith: [String]?
  /// Whether there is nothing that clients can import, and so nothing that could have been compared.
  private let hasNoLibraries: Bool

  private enum CodingKeys: String, CodingKey {
    case compared, unchanged, added, removed, guarded, declarationsOld, declarationsNew,
      notChecked, builtWith
    case exposed = "met"
    case notComparedModules = "skipped"
    case notComparedKinds = "leftOut"
  }

  init(
    of modules: [ModuleOutcome], guarded: [String], exposed: [String], declarations: (old: Int, new: Int),
    notChecked: [String], notComparedKinds: [(reason: String, names: [String])], builtWith: [String],
    hasNoLibraries: Bool
  ) {
    self.builtWith = builtWith.isEmpty ? nil : builtWith
    self.notComparedKinds = notComparedKinds.map { NotComparedKind(reason: $0.reason, names: $0.names) }
    self.hasNoLibraries = hasNoLibraries
    self.guarded = guarded.isEmpty ? nil : guarded
    self.exposed = exposed.isEmpty ? nil : exposed
    declarationsOld = declarations.old
    declarationsNew = declarations.new
    self.notChecked = notChecked
    for module in modules { count(module) }
  }

  /// Whether no module was compared, added or removed.
  var isEmpty: Bool { compared + added.count + removed.count == 0 }

  /// Whether no module was compared, added or removed, and clients can import none anyway.
  var isNeedless: Bool { isEmpty && hasNoLibraries }

  private mutating func count(_ module: ModuleOutcome) {
    switch module {
    case .compared: compared += 1
    case .unchanged(let name):
      compared += 1
      unchanged.append(name)
    case .added(let name, _): added.append(name)
    case .removed(let name, _): removed.append(name)
    case .notCompared(let name, let reason):
      notComparedModules.append(NotComparedModule(module: name, reason: reason))
    case .manifest: break
    }
  }
}
