extension MutationKind {
  /// Where it runs, and what it may do besides returning.
  static let effects = [
    MutationKind("throwing") { $0.withEffect("throws") },
    MutationKind("asynchronous") { $0.withEffect("async") },
    MutationKind("no longer throwing") { declaration in
      declaration.isCallable ? declaration.replacing(" throws", with: "")?.stubbed : nil
    },
    MutationKind("no longer asynchronous") { declaration in
      declaration.isCallable ? declaration.replacing(" async", with: "")?.stubbed : nil
    },
    MutationKind("on the main actor") { declaration in
      declaration.head.contains("@MainActor") ? nil : "@MainActor " + declaration.head + declaration.body
    },
    MutationKind("no longer on an actor") { $0.replacing("@MainActor ", with: "") },
    MutationKind("failable") { declaration in
      declaration.keyword == "init" ? declaration.replacing("init(", with: "init?(") : nil
    },
  ]
}

extension PublicDeclaration {
  var isCallable: Bool { ["func", "init", "subscript"].contains(keyword) }

  /// A function or an initializer with one more effect.
  func withEffect(_ effect: String) -> String? {
    guard keyword == "func" || keyword == "init", !head.contains(effect) else { return nil }
    if effect == "async", let asynchronous = head.replacingFirst(" throws", with: " async throws") {
      return asynchronous + body
    }
    if let arrow = head.range(ofTopLevel: " -> ") {
      return head.replacing(arrow, with: " \(effect) -> ") + body
    }
    let end = head.lastIndex { $0 != " " && $0 != "\n" }.map { head.index(after: $0) } ?? head.endIndex
    return head[..<end] + " \(effect) " + body
  }
}
