import ClientPrograms
import CompilerDiagnostics
import PublicAPI

/// A file of clients, each of which can fail without the others.
struct ClientBatch: Sendable {
  /// The file's source.
  let source: String
  private let firstLines: [(line: Int, index: Int)]

  /// Lays out `clients`, which are numbered sources, behind imports of `modules`: the one to try, which has to be
  /// there, and those that may be.
  init(_ clients: [(number: Int, source: String)], importing modules: [String]) {
    var text = ""
    var line = 1
    var firstLines: [(line: Int, index: Int)] = []
    for (index, module) in modules.enumerated() {
      // A module that is missing must not pass for one without declarations.
      text +=
        index == 0 ? "import \(module)\n" : "#if canImport(\(module))\nimport \(module)\n#endif\n"
      line += index == 0 ? 1 : 3
    }
    for client in clients {
      firstLines.append((line, client.number))
      let numbered = Self.numbering(client.source, client.number)
      text += numbered
      line += numbered.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
    source = text
    self.firstLines = firstLines
  }

  /// The complaints about each client, by its number, from what the compiler wrote about the file `name`.
  ///
  /// A complaint that belongs to no client is left out. Throws a ``ClientContradiction`` if the imports fail.
  func complaints(in output: String, file name: String) throws -> [Int: Diagnostic] {
    var complaints: [Int: Diagnostic] = [:]
    for error in Diagnostic.all(in: output) where error.severity == .error && error.place.path.hasSuffix(name)
    {
      guard let number = number(ofLine: error.place.line) else {
        throw ClientContradiction(message: error.message.text)
      }
      // A mistake says more than that the compiler failed at another one.
      if complaints[number]?.message.isFailure ?? true { complaints[number] = error }
    }
    return complaints
  }

  private func number(ofLine line: Int) -> Int? {
    var low = 0
    var high = firstLines.count
    while low < high {
      let middle = (low + high) / 2
      if firstLines[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : firstLines[low - 1].index
  }

  /// A client's source as a reader wants it: with the modules that it imports besides, and no number in its names.
  static func readable(_ source: String, importing companions: some Collection<String>) -> String {
    companions.map { "import \($0)\n" }.joined()
      + String(source.filter { $0 != Client.numberMark }).replacing("^^^^", with: "<~>")
  }

  /// What the compiler says of client `number`, with the names as ``readable(_:)`` shows them.
  static func readable(_ complaint: DiagnosticMessage, about source: String, number: Int) -> DiagnosticMessage
  {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != Client.numberMark }
    let names = Set(words.filter { $0.last == Client.numberMark }.map { $0.dropLast() })
    let suffix = String(number)
    let text = complaint.text.replacing(/\w+/) { word in
      let name = word.output.hasSuffix(suffix) ? word.output.dropLast(suffix.count) : word.output
      return names.contains(name) ? name : word.output
    }
    return complaint.saying(text)
  }

  /// A client's source with names that no other client has; in an operator's name the number is written in signs.
  private static func numbering(_ source: String, _ number: Int) -> String {
    var text = ""
    var isOperator = false
    for character in source {
      if character == Client.numberMark {
        text += isOperator ? String(number, radix: 2).map { $0 == "0" ? "^" : "|" }.joined() : String(number)
      } else {
        text.append(character)
      }
      isOperator = character == "^"
    }
    return text
  }
}
