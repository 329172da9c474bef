extension Respelling {
  /// A respelling of types and extensions, each of which becomes one or more of them.
  static func eachType(
    _ name: String, _ rewrite: @escaping @Sendable (TypeBlock) -> (chunks: [[Substring]], count: Int)?
  ) -> Respelling {
    eachFile(name) { text in
      var count = 0
      let chunks = Chunks.split(text).flatMap { chunk in
        guard let result = TypeBlock(chunk).flatMap(rewrite) else { return [chunk] }
        count += result.count
        return result.chunks
      }
      return (Chunks.join(chunks), count)
    }
  }

  /// What stands where, within a file and among files.
  static let places = [
    eachType("conformances in extensions") { type in
      guard let match = type.head.firstMatch(of: /^(public .*(?:struct|class) (\w+)): ([\w., ]+) \{$/) else {
        return nil
      }
      var plain = type
      plain.head = match.output.1 + " {"
      let protocols = match.output.3.split(separator: ", ")
      return ([plain.lines] + protocols.map { ["extension \(match.output.2): \($0) {}"] }, protocols.count)
    },
    eachType("conformance apart from its members") { type in
      guard let match = type.head.firstMatch(of: /^(extension \w+): \w+ \{$/), !type.members.isEmpty else {
        return nil
      }
      var plain = type
      plain.head = match.output.1 + " {"
      return ([[type.head + "}"], plain.lines], 1)
    },
    Respelling(name: "methods in another file") { files in
      // What is private to a file would stay behind.
      _ = accessBelowPublic.apply(&files)
      var count = 0
      for (path, text) in files {
        let parts = movingMethods(of: text)
        guard parts.count > 0 else { continue }
        files[path] = parts.left
        files[path.replacing(".swift", with: "+Moved.swift")] = parts.moved
        count += parts.count
      }
      return count
    },
    eachType("order of members") { type in
      var reversed = type
      reversed.members.reverse()
      return ([reversed.lines], max(0, type.members.count - 1))
    },
    eachFile("order of declarations") { text in
      let chunks = Chunks.split(text)
      let imports = chunks.prefix { $0.contains { $0.contains("import ") } }
      let rest = chunks.dropFirst(imports.count)
      return (Chunks.join(imports + rest.reversed()), max(0, rest.count - 1))
    },
    Respelling(name: "names of files") { files in
      let renamed = files.map { ($0.replacing(".swift", with: " renamed.swift"), $1) }
      files = Dictionary(uniqueKeysWithValues: renamed)
      return renamed.count
    },
  ]

  /// The text without the public methods of its types, and a text with extensions that hold them.
  private static func movingMethods(of text: String) -> (left: String, moved: String, count: Int) {
    let chunks = Chunks.split(text)
    var moved = chunks.filter { $0.contains { $0.contains("import ") } }
    var count = 0
    let left = chunks.map { chunk -> [Substring] in
      guard var type = TypeBlock(chunk), let name = type.typeName else { return chunk }
      let methods = type.members.filter { $0.contains { $0.hasPrefix("  public func ") } }
      if methods.isEmpty { return chunk }
      type.members.removeAll(where: methods.contains)
      moved.append(["extension \(name) {"] + methods.joined(separator: [""]) + ["}"])
      count += methods.count
      return type.lines
    }
    return (Chunks.join(left), Chunks.join(moved), count)
  }
}
