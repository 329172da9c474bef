/// A type or extension at the beginning of a line, taken apart.
struct TypeBlock {
  /// Comments and attributes before the declaration.
  var preface: [Substring]
  /// The line that ends with the opening brace.
  var head: Substring
  var members: [[Substring]]

  /// Takes `chunk` apart, or returns nil if it is something else.
  init?(_ chunk: [Substring]) {
    let declaration = /^(public |final )*(struct|class|enum|protocol|extension) .* \{$/
    guard let index = chunk.firstIndex(where: { $0.firstMatch(of: declaration) != nil }), chunk.last == "}"
    else { return nil }
    preface = Array(chunk[..<index])
    head = chunk[index]
    members = Chunks.split(Array(chunk[(index + 1)..<(chunk.count - 1)]))
  }

  /// The name behind the keyword, if it is that of a type that the package itself declares here.
  var typeName: Substring? {
    head.firstMatch(of: /(?:struct|class|enum) (\w+)/)?.output.1
  }

  var lines: [Substring] {
    preface + [head] + members.joined(separator: [""]) + ["}"]
  }
}
