import Foundation

/// A piece of code in a documentation comment, as a reader would copy it.
struct DocumentedCode {
  /// The file, and the number of the code's first line there.
  let path: String
  let firstLine: Int
  let lines: [String]

  /// All code in the documentation of the modules that clients import.
  static func ofModules() throws -> [DocumentedCode] {
    try Manifest().modules.flatMap { module in
      let folder = Manifest.root.appending(path: "Modules/\(module)")
      let files =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
      return try (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap {
        file in
        all(in: try String(contentsOf: file, encoding: .utf8), path: "\(module)/\(file.lastPathComponent)")
      }
    }
  }

  /// The code between fences, and that which is indented after an empty line.
  static func all(in source: String, path: String) -> [DocumentedCode] {
    var found: [DocumentedCode] = []
    var code: (line: Int, lines: [String])?
    var isFenced = false
    var isAfterEmptyLine = false
    func endCode() {
      if let code { found.append(DocumentedCode(path: path, firstLine: code.line, lines: code.lines)) }
      code = nil
    }
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let match = line.wholeMatch(of: #/ *\/\/\/ ?(.*)/#) else {
        endCode()
        isFenced = false
        continue
      }
      let text = String(match.1)
      if text.hasPrefix("```") {
        endCode()
        isFenced.toggle()
        if isFenced { code = (index + 2, []) }
      } else if isFenced {
        code?.lines.append(text)
      } else if text.hasPrefix("    "), code != nil || isAfterEmptyLine {
        code = (code?.line ?? index + 1, (code?.lines ?? []) + [text])
      } else {
        endCode()
      }
      isAfterEmptyLine = text.isEmpty
    }
    endCode()
    return found
  }
}

extension [DocumentedCode] {
  /// What is wrong with the code, at the places where it stands, found by one run of the compiler.
  func errors(by compiler: Compiler) async throws -> [String] {
    var lines = try (Manifest().modules + ["Foundation"]).map { "import \($0)" }
    var places = lines.map { _ in "imports" }
    for (number, code) in enumerated() {
      lines += ["func reader\(number)() async throws {"] + code.lines + ["}"]
      let inside = code.lines.indices.map { "\(code.path):\(code.firstLine + $0)" }
      places += ["\(code.path):\(code.firstLine)"] + inside + ["\(code.path):\(code.firstLine)"]
    }
    return try await compiler.errors(in: lines.joined(separator: "\n")).map { error in
      "\(places.indices.contains(error.line - 1) ? places[error.line - 1] : "nowhere"): \(error.message)"
    }
  }
}
