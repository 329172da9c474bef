/// A file that is compiled into tests of a module.
public struct TestFile: Sendable {
  /// The path, as reports show it.
  let path: String
  let text: String
  let symbols: Set<String>?

  /// Makes a file with a `text`; `symbols` are the unique names of the declarations that it uses.
  ///
  /// Without them, the names that it writes count.
  public init(path: String, text: String, symbols: Set<String>? = nil) {
    (self.path, self.text, self.symbols) = (path, text, symbols)
  }

  /// Whether the file imports `module` with `@testable`, so that its uses are not those of a client.
  func opens(_ module: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let words = lines.filter { !$0.hasPrefix("//") }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return words.indices.contains { index in
      guard words[index] == "@testable" else { return false }
      let rest = words[index...].drop { $0 != "import" }.dropFirst()
      // A kind of declaration may stand before the name of the module, and a declaration behind it.
      return rest.prefix(2).contains { $0.prefix { $0 != "." && $0 != ";" } == module }
    }
  }
}
