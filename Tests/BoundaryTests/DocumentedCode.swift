import Foundation
import Processes
import TestSupport

/// A piece of code in a documentation comment, as a reader would copy it.
struct DocumentedCode {
  /// The file, and the number of the code's first line there.
  let path: String
  let firstLine: Int
  let lines: [String]

  /// All code in the documentation of the modules that clients import.
  static func ofModules() throws -> [DocumentedCode] {
    try Manifest().modules.flatMap { module in
      try SourceFiles.of(module).map { URL(filePath: $0) }.flatMap { file in
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

extension DocumentedCode {
  /// What the code says that it prints, in comments `// Prints: TEXT`; nil if it says nothing of that.
  fileprivate var printed: String? {
    let lines = lines.compactMap { $0.firstMatch(of: #/\/\/ Prints: (.*)/#).map { String($0.1) } }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What is wrong with what it does, if anything is.
  fileprivate func failure(of output: Subprocess.Output) -> String? {
    let place = "\(path):\(firstLine)"
    guard output.succeeded else { return "\(place): ends with \(output.status): \(output.standardError)" }
    guard let printed, printed != output.text else { return nil }
    return "\(place): prints \(output.text)"
  }
}

extension [DocumentedCode] {
  /// What is wrong with the code, at the places where it stands: what the compiler finds, or else what each piece does.
  func failures(by compiler: Compiler) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "reader")
      let errors = try await errors(by: compiler, program: program)
      guard errors.isEmpty else { return errors }
      var failures: [String] = []
      // Whoever reads it has no desktop, so that nothing is opened, and a crash needs no report.
      let environment = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SWIFT_BACKTRACE": "enable=no"]
      for (number, code) in enumerated() {
        let output = try await BlockingWork.run {
          try Subprocess(program.path, ["\(number)"], environment: environment)
            .run(within: .seconds(100)) { _ in false }
        }
        failures += [code.failure(of: output)].compactMap(\.self)
      }
      return failures
    }
  }

  private func errors(by compiler: Compiler, program: URL) async throws -> [String] {
    var lines = try (Manifest().modules + ["Foundation", "Synchronization"]).map { "import \($0)" }
    var places = lines.map { _ in "imports" }
    for (number, code) in enumerated() {
      lines += ["func reader\(number)() async throws {"] + code.lines + ["}"]
      let inside = code.lines.indices.map { "\(code.path):\(code.firstLine + $0)" }
      places += ["\(code.path):\(code.firstLine)"] + inside + ["\(code.path):\(code.firstLine)"]
    }
    let cases = indices.map { "case \"\($0)\": try await reader\($0)()" }
    let main =
      ["@main struct Reader {", "static func main() async throws {", "switch CommandLine.arguments[1] {"]
      + cases + ["default: break", "}", "}", "}"]
    return try await compiler.build((lines + main).joined(separator: "\n"), to: program).map { error in
      "\(places.indices.contains(error.line - 1) ? places[error.line - 1] : "nowhere"): \(error.message)"
    }
  }
}
