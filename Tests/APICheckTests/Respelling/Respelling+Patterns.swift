import Foundation

extension Respelling {
  /// Replaces every match of a regular expression by a template.
  static func pattern(_ name: String, _ pattern: String, _ template: String) -> Respelling {
    eachFile(name) { text in
      guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else {
        return (text, 0)
      }
      let range = NSRange(text.startIndex..., in: text)
      return (
        expression.stringByReplacingMatches(in: text, range: range, withTemplate: template),
        expression.numberOfMatches(in: text, range: range)
      )
    }
  }

  /// Anything below public is the same to clients.
  static let accessBelowPublic = pattern("access below public", #"\bprivate(?= |\(set)"#, "internal")

  /// Spellings of types, effects, names and modifiers; what they hit in comments and messages does no harm.
  ///
  /// An earlier one takes no occasion from a later one, so that all can be applied to one copy.
  static let patterns = [
    pattern("order in a composition", #"(Decodable) & (Sendable)"#, "$2 & $1"),
    pattern(
      "where clause", #"<Value: (\w+) & (\w+)>(\([^{}]*?\)[^{}()]*?)( \{|\n\n|\n\})"#,
      "<Value>$3 where Value: $2, Value: $1$4"),
    pattern("generic parameter", #"\bValue\b"#, "Wanted"),
    pattern(
      "long optional", #"(?<!^ {2,8}(?:\w{1,12} ){0,2}var \w{1,30})(: |-> )(\w+|\(any \w+\))\?(?=[ ,)\n])"#,
      "$1Optional<$2>"),
    pattern("long array", #": \[(\w+)\](?=[ ,)\n])"#, ": Array<$1>"),
    pattern("long dictionary", #": \[(\w+): (\w+)\](?=[ ,)\n])"#, ": Dictionary<$1, $2>"),
    pattern(
      "qualified name of Swift",
      #"(?<![\w.@"])(String|Int|Bool|Duration|Sendable|Hashable|Decodable|Error)(?=[ ,)?>\n])"#, "Swift.$1"),
    pattern("qualified name of Foundation", #"(?<=: |-> )(URL|Data)(?=[ ,)?>\n])"#, "Foundation.$1"),
    pattern("result spelled out", #"^( *public func \w+\([^{}>]*\)(?: async| throws)*) \{"#, "$1 -> () {"),
    pattern("error type spelled out", #"\bthrows (?=->|\{)"#, "throws(any Error) "),
    pattern("type in parentheses", #"^( *public (?:let|var) \w+: )([\w.]+)$"#, "$1($2)"),
    pattern("name in backticks", #"^( *public (?:let|var) )(\w+):"#, "$1`$2`:"),
    pattern("type of a constant", #"(public static let \w+) = (\w+)\("#, "$1: $2 = $2("),
    pattern(
      "statement in a body", #"^( *public (?:convenience )?init\([^{}]*\)[^{}\n]*\{)$"#, "$1\n    _ = 0"),
    pattern(
      "explicit return",
      #"^( *public func [^{}]*-> [^{}]*\{\n *)(?!return|guard|if|switch|do)(?=[^\n]*\n  \})"#, "$1return "),
    pattern("order of attributes", "@escaping @Sendable", "@Sendable @escaping"),
    pattern("attributes on one line", #"^@MainActor\n@Observable$"#, "@Observable @MainActor"),
    pattern("attribute before its function", #"^( *)@discardableResult\n *"#, "$1@discardableResult "),
    pattern("lines of a signature", #"^( *public (?:func|init)\b[^\n{]*, )(?=\w+[: ])"#, "$1\n      "),
    pattern("comment in a signature", #"\b((?:func|init)\b[^\n(]*)\((?=[_\w])"#, "$1(/* first */ "),
    pattern("order of modifiers", #"^( *)public (static|final|convenience|private\(set\)) "#, "$1$2 public "),
    pattern(
      "cases on one line", #"^( *)case (\w[^\n:{]*)\n+(?: *///[^\n]*\n)*\1case (?=\w)"#, "$1case $2, "),
    accessBelowPublic,
    pattern("documentation", #"^( *)///.*(?:\n *///.*)*"#, "$1/// Something else."),
  ]
}
