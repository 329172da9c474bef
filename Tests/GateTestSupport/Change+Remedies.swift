public import APIComparison

extension [Change] {
  /// The code of their remedies, with bodies that any type allows; nil if there is none.
  public var remedyCode: String? {
    let code = compactMap { change -> String? in
      guard case .code(let code, _) = change.remedy else { return nil }
      return code.replacing("…", with: "fatalError()")
    }
    return code.isEmpty ? nil : code.joined(separator: "\n") + "\n"
  }
}
