import Foundation

extension Respelling {
  /// The names of parameters within a body, which callers never write.
  static let parameters = eachType("names of parameters") { type in
    var count = 0
    var renamed = type
    renamed.members = type.members.map { member in
      let text = member.joined(separator: "\n")
      guard type.head.contains("protocol ") || text.contains("  public ") else { return member }
      guard let result = renamingParameters(of: text) else { return member }
      count += result.count
      return result.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return ([renamed.lines], count)
  }

  private static func renamingParameters(of text: String) -> (text: String, count: Int)? {
    let opening = #/(?:^|\n)  (?:[\w@]+ )*(?:func \w+|init)(?:<[^>]*>)?\(/#
    guard let start = text.firstMatch(of: opening)?.range.upperBound else { return nil }
    var depth = 1
    let end = text[start...].firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0
    }
    guard let end else { return nil }
    let signature = String(text[start..<end])
    let name = #/(?:^|, +|\n +)(?:\w+ )?(\w+): /#
    let names = signature.matches(of: name).map { String($0.output.1) }
    let result = names.reduce((signature: signature, body: String(text[end...]))) { result, name in
      let second = replacing(#"(^|, +|\n +)(\w+) \#(name): "#, in: result.signature, with: "$1$2 _\(name): ")
      return (
        replacing(#"(^|, +|\n +)\#(name): "#, in: second, with: "$1\(name) _\(name): "),
        replacing(#"(?<![.\w])\#(name)(?![\w:])"#, in: result.body, with: "_\(name)")
      )
    }
    return (text[..<start] + result.signature + result.body, names.count)
  }

  private static func replacing(_ pattern: String, in text: String, with template: String) -> String {
    text.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
}
