/// A branch of conditional compilation that holds declarations.
public struct ConditionalBranch: Hashable, Sendable {
  /// The conditions of the branches around it, outermost first.
  public let outer: [Condition]
  /// Its own.
  public let condition: Condition

  /// Whether it is compiled only where the package manager defines `DEBUG`, as it does unless a release is built, and
  /// what is around it is not.
  public var isOutermostForDebugging: Bool {
    condition.isForDebugging && !outer.contains(where: \.isForDebugging)
  }

  /// When a branch is compiled.
  public struct Condition: Hashable, Sendable {
    /// As people write it.
    public let title: String
    /// With what the branches before it add to that.
    public let code: String

    fileprivate var isForDebugging: Bool { code == "(DEBUG)" }

    /// The condition of a branch that says `own`, or nothing as `#else` does, after branches with the conditions
    /// `earlier`.
    init(_ own: String?, after earlier: [String]) {
      let refused = earlier.map { "!(\($0))" }
      code = (refused + [own].compactMap(\.self).map { "(\($0))" }).joined(separator: " && ")
      title = own ?? Self.opposite(of: earlier)
    }

    private static func opposite(of conditions: [String]) -> String {
      guard let only = conditions.first, conditions.count == 1, !only.contains(" ") else {
        return "!(\(conditions.joined(separator: " || ")))"
      }
      return only.hasPrefix("!") ? String(only.dropFirst()) : "!\(only)"
    }
  }
}
