import PublicAPI

/// Compares the attributes and specifiers in front of a type.
struct AttributeComparison {
  let old: [TypeAttribute]
  let new: [TypeAttribute]
  let position: TypePosition
  let isNoncopyable: Bool

  /// What a client notices of the difference, each once and in the order of the attributes, so that two runs say the
  /// same.
  var mismatches: [TypeMismatch] {
    let lost = old.filter { !new.contains($0) }
    let gained = new.filter { !old.contains($0) }
    let all = lost.compactMap(mismatch(losing:)) + gained.compactMap(mismatch(gaining:))
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func mismatch(losing attribute: TypeAttribute) -> TypeMismatch? {
    switch attribute {
    // A closure that may no longer escape, or need no longer be safe to send, accepts all that it accepted.
    case .escaping: nil
    case .sendable: position == .received ? .sendable : nil
    case .sending: position == .received ? .sendingResult : nil
    // What a closure gets has been isolated where its body runs.
    case .isolated: position == .received ? .isolation : nil
    case .consuming, .owned, .borrowing, .shared: nil
    default: mismatch(changing: attribute, isLoss: true)
    }
  }

  private func mismatch(gaining attribute: TypeAttribute) -> TypeMismatch? {
    switch attribute {
    case .escaping: position == .supplied ? .escaping : nil
    case .sendable: position == .supplied ? .sendable : nil
    // What a closure leaves in place has to be as free as what it is given.
    case .sending: position == .supplied || new.contains(.inout) ? .sendingParameter : nil
    case .isolated: position == .received ? .isolation : .isolatedParameter
    case .consuming, .owned: isNoncopyable ? .ownership("consuming") : nil
    case .borrowing, .shared: nil
    default: mismatch(changing: attribute, isLoss: false)
    }
  }

  private func mismatch(changing attribute: TypeAttribute, isLoss: Bool) -> TypeMismatch? {
    switch attribute {
    case .inout: .ownership("inout")
    case .autoclosure: .autoclosure
    case .nonisolatedNonsending, .concurrent, .nonisolated: nil
    case .isolatedAny: isLoss == (position == .supplied) ? .isolation : nil
    case .const: position == .supplied && !isLoss ? .ownership("_const") : nil
    case .preconcurrency, .unchecked, .retroactive: nil
    case .convention: .convention
    case .other(let text) where text.hasPrefix("@_"): nil
    // What is left is a global actor: a closure has to be isolated to it, or no longer is.
    default: isLoss && position == .received ? nil : .isolation
    }
  }
}
