extension MutationKind {
  /// How it is called.
  static let signatures = [
    MutationKind("labelled") { $0.isCallable ? $0.replacing("(_ ", with: "(") : nil },
    MutationKind("label changed") { declaration in
      guard declaration.isCallable, let label = declaration.parameters.first?.label, label != "_" else {
        return nil
      }
      return declaration.replacing("(\(label)", with: "(changed\(label)")?.stubbed
    },
    MutationKind("default removed") { declaration in
      guard declaration.isCallable, let text = declaration.parameters.compactMap(\.defaultText).last else {
        return nil
      }
      return declaration.replacing(text, with: "")
    },
    MutationKind("parameter added") { $0.withParameter("added: Int") },
    MutationKind("parameter with a default added") { $0.withParameter("added: Int = 0") },
    MutationKind("parameters swapped") { declaration in
      let texts = declaration.parameters.map(\.text)
      guard declaration.isCallable, texts.count > 1 else { return nil }
      return declaration.replacing(
        texts.joined(separator: ","), with: (texts.dropFirst() + texts.prefix(1)).joined(separator: ","))
    },
  ]
}

extension PublicDeclaration {
  /// A parameter as it is written.
  struct Parameter {
    let text: String

    /// What callers write in front of the argument.
    var label: String? { text.split { $0 == " " || $0 == "\n" || $0 == ":" }.first.map { String($0) } }
    /// The default argument with its sign.
    var defaultText: String? { text.range(ofTopLevel: " = ").map { String(text[$0.lowerBound...]) } }
    /// The type as it is written.
    var type: String? {
      guard let colon = text.firstRange(of: ": ") else { return nil }
      let end = text.range(ofTopLevel: " = ")?.lowerBound ?? text.endIndex
      return colon.upperBound < end ? String(text[colon.upperBound..<end]) : nil
    }
  }

  /// The parameters between the first parentheses after the name.
  var parameters: [Parameter] {
    guard isCallable, let list = head.firstParenthesized, !list.allSatisfy(\.isWhitespace) else { return [] }
    return list.splitAtTopLevel(",").map { Parameter(text: $0) }
  }

  /// The function with one more parameter at the end.
  func withParameter(_ parameter: String) -> String? {
    guard isCallable, let list = head.firstParenthesized else { return nil }
    let isEmpty = list.allSatisfy(\.isWhitespace)
    return replacing("(\(list))", with: isEmpty ? "(\(parameter))" : "(\(list), \(parameter))")
  }
}
