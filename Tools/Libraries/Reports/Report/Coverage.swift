/// How much a run has checked, so that silence cannot be taken for safety.
public struct Coverage: Sendable, Hashable, Codable {
  /// A module that was not compared, and why.
  public struct Skipped: Sendable, Hashable, Codable {
    /// The module's or product's name.
    public var module: String
    /// Why it was left out.
    var reason: String

    /// Makes an entry.
    public init(module: String, reason: String) {
      self.module = module
      self.reason = reason
    }
  }

  /// How many modules were compared.
  public var compared: Int
  /// Those of them that both sides compile from the same files in the same way, so that nobody needs to read them.
  var unchanged: [String]
  /// Modules that only the new side has.
  public var added: [String]
  /// Modules that only the old side has.
  public var removed: [String]
  /// Modules that were left out.
  var skipped: [Skipped]
  /// How many declarations the modules have that were read of the old side.
  var declarationsOld: Int
  /// How many declarations the modules have that were read of the new side.
  var declarationsNew: Int
  /// The kinds of fact that this run could not see.
  var notChecked: [String]

  /// Makes a coverage.
  public init(
    compared: Int = 0, unchanged: [String] = [], added: [String] = [], removed: [String] = [],
    skipped: [Skipped] = [],
    declarationsOld: Int = 0, declarationsNew: Int = 0, notChecked: [String] = []
  ) {
    self.compared = compared
    self.unchanged = unchanged
    self.added = added
    self.removed = removed
    self.skipped = skipped
    self.declarationsOld = declarationsOld
    self.declarationsNew = declarationsNew
    self.notChecked = notChecked
  }
}
