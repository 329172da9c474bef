extension MutationKind {
  /// What is there, and under which name.
  static let presence = [
    MutationKind("removed") { _ in "" },
    MutationKind("renamed") { (declaration) -> [Edit] in
      declaration.name.map { [.everyWord($0, with: "\($0)Renamed")] } ?? []
    },
    MutationKind("member added") { declaration in
      declaration.body.isEmpty ? nil : declaration.withMember("public static func addedByAMutation() {}")
    },
    MutationKind("requirement added") { declaration in
      declaration.keyword == "protocol" ? declaration.withMember("func addedByAMutation()") : nil
    },
    MutationKind("case added") { declaration in
      declaration.keyword == "enum" ? declaration.withMember("case addedByAMutation") : nil
    },
    MutationKind("case removed") { declaration in
      guard declaration.keyword == "enum", let line = declaration.body.firstLine(beginningWith: "case ")
      else { return nil }
      return declaration.head + (declaration.body.replacingFirst(line, with: "") ?? declaration.body)
    },
    MutationKind("conformance removed") { declaration in
      guard declaration.isType, let list = declaration.inheritance, let last = list.last else { return nil }
      let text = list.count == 1 ? ": \(last)" : ", \(last)"
      return declaration.head.replacingFirst(text, with: "").map { $0 + declaration.body }
    },
    MutationKind("unavailable") { "@available(*, unavailable)\n" + $0.head + $0.body },
  ]
}

extension PublicDeclaration {
  var isType: Bool { ["struct", "class", "enum", "actor"].contains(keyword) }

  /// The names after the colon of a type.
  var inheritance: [String]? {
    head.split(separator: ": ", maxSplits: 1).dropFirst().first.map {
      $0.split { $0 == "," || $0 == " " || $0 == "\n" }.map { String($0) }.prefix { $0 != "where" }
    }.map { Array($0) }
  }

  /// The declaration with a member at the beginning of its body, if it is one that has members.
  func withMember(_ member: String) -> String? {
    guard isType || keyword == "protocol" else { return nil }
    return "\(head){\n\(member)\n\(body.dropFirst())"
  }
}

extension String {
  /// The first line that begins with `start` after its indentation.
  func firstLine(beginningWith start: String) -> String? {
    split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix(start) }.map { String($0) }
  }
}
