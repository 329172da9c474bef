/// A declaration that is more visible than anything needs.
public struct NarrowingFinding: Sendable, Hashable, Codable {
  /// The module that declares it.
  public let module: String
  /// Its file, in the package.
  public let path: String
  /// The line of its name.
  public let line: Int
  /// Its name, with the types around it.
  public let name: String
  /// The level that it says: a word of the language, with `(set)` behind it where it is about the setter.
  public let from: String
  /// The level that is enough.
  public let to: String
  /// Who uses it, in a sentence.
  public let reason: String
  /// The rule of the gate by which narrowing breaks clients outside; nil where only this package can be a client.
  let breaks: String?
  /// The line that a baseline has for it.
  public var key: String { "\(module) \(name) \(from)" }
}
