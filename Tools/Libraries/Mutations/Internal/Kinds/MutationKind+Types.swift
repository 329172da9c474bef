extension MutationKind {
  /// What goes in and what comes out.
  static let types = [
    MutationKind("result optional") { declaration in
      declaration.result.flatMap { declaration.replacing("-> \($0)", with: "-> (\($0))?")?.stubbed }
    },
    MutationKind("result retyped") { declaration in
      guard let result = declaration.result, let other = result.relatedType else { return nil }
      return declaration.replacing("-> \(result)", with: "-> \(other)")?.stubbed
    },
    MutationKind("property retyped") { declaration in
      guard ["var", "let"].contains(declaration.keyword), let colon = declaration.head.firstRange(of: ": ")
      else {
        return nil
      }
      let type = declaration.head[colon.upperBound...].prefix { $0 != " " && $0 != "\n" }
      return String(type).relatedType.flatMap { declaration.replacing(": \(type)", with: ": \($0)") }
    },
    MutationKind("parameter retyped") { declaration in
      for parameter in declaration.parameters {
        guard let type = parameter.type, let other = type.relatedType else { continue }
        return declaration.replacing(": \(type)", with: ": \(other)")?.stubbed
      }
      return nil
    },
    MutationKind("parameter optional") { declaration in
      guard let type = declaration.parameters.first?.type, !type.hasSuffix("?") else { return nil }
      return declaration.replacing(": \(type)", with: ": (\(type))?")?.stubbed
    },
    MutationKind("parameter generic") { declaration in
      guard let type = declaration.parameters.first?.type, let other = type.relatedConstraint else {
        return nil
      }
      return declaration.replacing(": \(type)", with: ": some \(other)")?.stubbed
    },
    MutationKind("closure sendable") { declaration in
      declaration.replacing("@escaping ", with: "@escaping @Sendable ")
    },
    MutationKind("constrained") { declaration in
      guard let list = declaration.genericList, let first = list.splitAtTopLevel(",").first else {
        return nil
      }
      let bound = first.contains(":") ? "\(first) & Hashable" : "\(first): Hashable"
      return declaration.replacing("<\(first)", with: "<\(bound)")
    },
    MutationKind("constraint lifted") { declaration in
      guard let list = declaration.genericList, let first = list.splitAtTopLevel(",").first,
        let colon = first.firstIndex(of: ":")
      else { return nil }
      return declaration.replacing("<\(first)", with: "<\(first[..<colon])")?.stubbed
    },
  ]
}

extension PublicDeclaration {
  /// What a function returns, as it is written.
  var result: String? {
    guard keyword == "func" || keyword == "subscript", let arrow = head.range(ofTopLevel: " -> ") else {
      return nil
    }
    let text = head[arrow.upperBound...]
    let end = text.firstRange(of: " where ")?.lowerBound ?? text.endIndex
    let result = text[..<end].reversed().drop(while: \.isWhitespace).reversed()
    return result.isEmpty ? nil : String(result)
  }

  /// What stands between the angle brackets after the name.
  var genericList: String? {
    guard let name, let found = head.firstRange(of: "\(name)<") else { return nil }
    var depth = 1
    let list = head[found.upperBound...].prefix { character in
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      return depth > 0
    }
    return String(list)
  }
}

extension String {
  /// Another type that is like this one, for some that everybody uses.
  var relatedType: String? {
    let related = [
      "Int": "Int64", "String": "Substring", "Bool": "Int", "Double": "Float", "UInt8": "UInt16",
      "Data": "[UInt8]",
      "URL": "String", "Any": "AnyHashable", "Character": "String",
    ]
    if let other = related[self] { return other }
    if hasPrefix("["), hasSuffix("]"), !contains(":") { return "ArraySlice<\(dropFirst().dropLast())>" }
    if hasSuffix("?") { return String(dropLast()) }
    return nil
  }

  /// A protocol that the type conforms to.
  var relatedConstraint: String? {
    ["Int": "BinaryInteger", "String": "StringProtocol", "Double": "BinaryFloatingPoint"][self]
      ?? (hasPrefix("[") && hasSuffix("]") && !contains(":") ? "Sequence<\(dropFirst().dropLast())>" : nil)
  }
}
