import APIComparison
import PublicAPI

/// Decides which clients a declaration needs.
enum ClientWriter {
  /// The clients that use `declaration`, or none where no client can.
  static func clients(of declaration: Declaration, in scope: ClientScope) -> [Client] {
    if declaration.isUnusable { return [] }
    let scope = scope.inside(declaration)
    let views = [declaration] + PreconcurrencyUses.views(of: declaration, in: scope)
    return clients(views.flatMap { drafts(of: $0, in: scope) }, of: declaration, in: scope)
  }

  /// The clients that `drafts` make of `declaration`.
  static func clients(_ drafts: [ClientDraft], of declaration: Declaration, in scope: ClientScope) -> [Client]
  {
    let availability = scope.availability(of: declaration)
    return drafts.compactMap { draft in
      let sources = draft.alternatives.filter(\.text.isBalanced).map { $0.mapped { availability + $0 } }
      return sources.isEmpty
        ? nil : Client(draft.use, of: declaration, alternatives: sources, in: draft.position)
    }
  }

  /// What clients do with `declaration`; of a protocol's members with values that cannot be copied, if they may.
  static func drafts(of declaration: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let drafts = plainDrafts(of: declaration, in: scope)
    guard let type = scope.names.type(at: declaration.context), type.kind == .protocol,
      type.inheritance.contains(.noncopyable)
    else { return drafts }
    var strict = scope
    strict.isNoncopyablePreferred = true
    let stronger = plainDrafts(of: declaration, in: strict)
    guard stronger.map(\.use) == drafts.map(\.use) else { return drafts }
    return zip(stronger, drafts).map { $0.replacing($0.alternatives + $1.alternatives) }
  }

  private static func plainDrafts(of declaration: Declaration, in scope: ClientScope) -> [ClientDraft] {
    switch declaration.kind {
    case .function where declaration.isOperator: OperatorUses.drafts(of: declaration, in: scope)
    case .function:
      DynamicUses.calls(of: declaration, in: scope) + CallUses.drafts(of: declaration, in: scope)
        + SubclassUses.override(of: declaration, in: scope)
        + LeadingDotUses.drafts(of: declaration, in: scope)
        + BareTypeUses.drafts(of: declaration, in: scope) + ExistentialUses.drafts(of: declaration, in: scope)
        + SelfUses.drafts(of: declaration, in: scope)
    case .initializer:
      InitializerUses.drafts(of: declaration, in: scope) + BareTypeUses.drafts(of: declaration, in: scope)
    case .variable, .constant, .subscript:
      StorageUses.drafts(of: declaration, in: scope) + SubclassUses.override(of: declaration, in: scope)
        + LeadingDotUses.drafts(of: declaration, in: scope)
        + BareTypeUses.drafts(of: declaration, in: scope) + ExistentialUses.drafts(of: declaration, in: scope)
        + SelfUses.drafts(of: declaration, in: scope)
    case .structure, .class, .actor, .enumeration: TypeUses.drafts(of: declaration, in: scope)
    case .protocol: ProtocolUses.drafts(of: declaration, in: scope)
    case .enumerationCase: CaseUses.drafts(of: declaration, in: scope)
    case .associatedType: AssociatedTypeUses.drafts(of: declaration, in: scope)
    case .typeAlias: AliasUses.drafts(of: declaration, in: scope)
    case .conformance: ConformanceUses.drafts(of: declaration, in: scope)
    case .operator: OperatorDeclarationUses.drafts(of: declaration, in: scope)
    case .precedenceGroup: OperatorDeclarationUses.drafts(ofGroup: declaration)
    case .moduleImport, .macro: []
    }
  }
}
