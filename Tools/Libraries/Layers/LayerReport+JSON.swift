extension LayerReport: Encodable {
  private struct Document: Encodable {
    struct Module: Encodable {
      let name: String
      let kind: ModuleFacts.Kind
      let folder: String
      let publicDeclarations: Int?
      let declarations: Int?
      let uses: [Use]
    }

    struct Use: Encodable {
      let module: String
      let origin: ModuleOrigin
      let access: String?
      let through: String?
      let places: [SourcePlace]
      let declarations: Int
      let shown: [Mention]
    }

    struct Unused: Encodable {
      let rule: String
      let allowed: [String]
    }

    struct TestCircle: Encodable {
      let module: String
      let users: [String]
    }

    struct Unread: Encodable {
      let name: String
      let reason: String
    }

    let formatVersion = 1
    let summary: String
    let rules: [String]
    let findings: [LayerFinding]
    let unused: [Unused]
    let importCircles: [[String]]
    let signatureCircles: [[String]]
    let testCircles: [TestCircle]
    let leaks: [String]
    let proposed: [String]
    let unread: [Unread]
    let modules: [Module]
  }

  /// Encodes all that is known, for programs.
  public func encode(to encoder: any Encoder) throws {
    let document = Document(
      summary: architecture.summary, rules: rules.map(\.description), findings: findings,
      unused: unused.map { .init(rule: $0.rule, allowed: $0.names) },
      importCircles: importCircles, signatureCircles: signatureCircles,
      testCircles: architecture.circlesThroughTests.map { .init(module: $0.module, users: $0.users) },
      leaks: leakSentences, proposed: rules.isEmpty ? architecture.proposedRules : [],
      unread: architecture.unread.map { .init(name: $0.name, reason: $0.reason) },
      modules: architecture.modules.map { module in
        .init(
          name: module.name, kind: module.kind, folder: module.folder,
          publicDeclarations: module.surface?.publicDeclarations, declarations: module.surface?.declarations,
          uses: (architecture.uses[module.name] ?? []).map {
            .init(
              module: $0.used, origin: $0.origin, access: $0.access, through: $0.through, places: $0.places,
              declarations: $0.declarations, shown: $0.shown)
          })
      })
    try document.encode(to: encoder)
  }
}
