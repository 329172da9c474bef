/// A part of a protocol, an enumeration or a type that no one uses.
struct IdlePart: Hashable {
  /// What it is a part of, and what is left out with it.
  enum Kind: String {
    case requirement
    case enumerationCase = "case"
    case defaultImplementation = "default"
    case conformance
  }

  let kind: Kind
  /// The declaration, or the one with the conformance in its header.
  let number: Int
  /// The protocol or the enumeration.
  let owner: Int
  /// The name, with what is around it.
  let title: String
  /// The names by which errors speak of it.
  let names: Set<String>
  /// Where its own name is, in its file.
  let offset: Int

  /// The line that a baseline has for it.
  func key(in program: Program) -> String {
    "\(program.declarations[number].module) \(title) \(kind.rawValue)"
  }
}
