import Testing

/// A way to write the same API differently, applied wherever a module's sources give the occasion.
struct Respelling: Sendable {
  let name: String
  /// Rewrites the files of one module, by path, and returns in how many places it did.
  let apply: @Sendable (inout [String: String]) -> Int

  /// A respelling that looks at one file at a time.
  static func eachFile(
    _ name: String, _ rewrite: @escaping @Sendable (String) -> (text: String, count: Int)
  ) -> Respelling {
    Respelling(name: name) { files in
      var count = 0
      for (path, text) in files {
        let result = rewrite(text)
        files[path] = result.text
        count += result.count
      }
      return count
    }
  }
}

extension Respelling {
  /// All respellings, in an order in which each finds what it looks for.
  static let all = [parameters] + patterns + places
}

extension Respelling: CustomTestStringConvertible {
  var testDescription: String { name }
}
