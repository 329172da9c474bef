/// A declaration that is more visible than anything needs.
public struct NarrowingFinding: Sendable, Hashable, Encodable {
  /// The module that declares it.
  public let module: String
  /// Its file, in the package.
  let path: String
  /// The line of its name.
  let line: Int
  /// Its name, with the types around it.
  public let name: String
  /// The level that it says: a word of the language, with `(set)` behind it where it is about the setter; or the part of
  /// something else that it is, such as a `requirement`.
  public let from: String
  /// The level that is enough, or that it can be left out.
  public let to: String
  /// Who uses it, in a sentence.
  let reason: String
  /// The rule of the gate by which narrowing breaks clients outside; nil where only this package can be a client.
  let breaks: String?
  /// Whether another declaration of the same name may serve those clients, so that nothing breaks; nil if none may.
  let mayBeServed: Bool?
  /// Whether tests use it, and nothing else outside of its module; nil if not so, or if only this package can be a client.
  let onlyTestsUse: Bool?

  /// Who uses it, and which rule of the gate says what clients outside lose.
  public var explanation: String {
    guard let breaks else { return reason }
    if breaks == Self.lostImport {
      return "\(reason) May break clients outside that use the module without importing it: \(breaks)."
    }
    return mayBeServed ?? false
      ? "\(reason) May break clients outside, unless another of that name serves them: \(breaks)."
      : "\(reason) Breaks clients outside: \(breaks)."
  }

  /// The rule of the gate for a module that clients no longer see through another one.
  static let lostImport = "import-removed"
  /// What a part could be.
  static let leftOut = "left out"
  /// Whether it is about a part that the package does not need, and not about a level.
  public var isAboutPart: Bool { to == Self.leftOut }
  /// The line that a baseline has for it.
  public var key: String { "\(module) \(name) \(from)" }
}
