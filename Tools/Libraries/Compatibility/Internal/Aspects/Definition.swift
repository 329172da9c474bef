import Changes
import Surfaces

extension Rule {
  static let definitionRules = [operatorChanged, precedenceGroupChanged]

  static let operatorChanged = Rule(
    "operator-changed", .breaking, in: .modules, "An operator has another precedence group.",
    why: "Expressions with it are grouped differently, or not at all.", remedy: "Introduce another operator.",
    see: .swiftBook("declarations#Operator-Declaration"), refutedBy: .nothing)
  static let precedenceGroupChanged = Rule(
    "precedence-group-changed", .breaking, in: .modules, "A precedence group was redefined.",
    why: "Expressions with its operators are grouped differently, or not at all.",
    remedy: "Introduce another group.", see: .swiftBook("declarations#Precedence-Group-Declaration"),
    refutedBy: .nothing)
}

extension Comparison {
  /// The body of an operator or a precedence group.
  func definitionFindings(_ pair: Pair) -> [Finding] {
    let fact = "‘\(pair.title)’ was ‘\(pair.old.detail)’ and is now ‘\(pair.new.detail)’."
    switch pair.old.kind {
    case .operator: return [Finding(.operatorChanged, fact)]
    case .precedenceGroup:
      let before = pair.old.detail.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
      let after = pair.new.detail.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
      // More relations only allow expressions that were errors before; an assignment becomes part of what is chained.
      let isWider = Set(before).isSubset(of: after) && (before + after).count(where: \.isAssignment) != 1
      guard isWider else { return [Finding(.precedenceGroupChanged, fact)] }
      let relates = after.contains { $0.contains("Than:") && !before.contains($0) }
      let meaning = "Only a client's own group that relates the two the other way round is refused."
      return [
        Finding(.precedenceGroupChanged, fact, meaning: relates ? meaning : nil, verdict: .compatible)
      ]
    default: return []
    }
  }
}

extension Substring {
  fileprivate var isAssignment: Bool { self == "assignment: true" }
}
