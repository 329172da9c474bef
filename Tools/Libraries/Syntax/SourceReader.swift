import CompilerDiagnostics
import Foundation
public import Processes

/// Asks the compiler what sources declare.
public struct SourceReader: Sendable {
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// A reader that asks the compiler of `toolchain`.
  public init(toolchain: Toolchain, progress: ProgressLog) {
    self.toolchain = toolchain
    self.progress = progress
  }

  /// The files with their declarations, in the order of `paths`; `arguments` are what decides which conditions hold.
  ///
  /// Throws if one cannot be read, or if the compiler does not say what is in it.
  public func read(_ paths: [String], arguments: [String]) throws -> [SourceFile] {
    let texts = try paths.map { SourceText(Array(try InputFile.data($0, limit: 64 << 20))) }
    let lines = texts.map { ConditionalLines(of: $0) }
    let conditions = Set(lines.flatMap(\.parts).map(\.condition)).sorted()
    let holding = try holding(conditions, arguments)
    let sources = zip(zip(paths, texts), lines).map { file, lines in
      BuiltSource(of: file.1, at: file.0, lines, holding: holding)
    }
    let most = 40
    let batches = stride(from: 0, to: sources.count, by: most).map {
      Array(sources[$0..<min($0 + most, sources.count)])
    }
    return try batches.mapOnThreads { batch in
      try Interruption.withTemporaryFolder { folder in try read(batch, arguments, in: folder) }
    }.flatMap(\.self)
  }

  /// Those of some conditions that hold; one that the compiler does not understand is not among them.
  private func holding(_ conditions: [String], _ arguments: [String]) throws -> Set<String> {
    if conditions.isEmpty { return [] }
    return try Interruption.withTemporaryFolder { folder in
      let path = "\(folder)/Conditions.swift"
      let probes = conditions.map { "#if \($0)\n#warning(\"It holds.\")\n#endif\n" }
      try AtomicFiles.write([(path: path, text: probes.joined())])
      let output = try Subprocess(
        toolchain.frontend, ["-frontend", "-typecheck", "-parse-stdlib"] + arguments + [path]
      ).run(progress: progress)
      let lines = Set(Diagnostic.all(in: output.standardError).map(\.place.line))
      return Set(
        conditions.enumerated().filter {
          lines.contains(3 * $0.offset + 2) && !lines.contains(3 * $0.offset + 1)
        }
        .map(\.element))
    }
  }

  private func read(_ sources: [BuiltSource], _ arguments: [String], in folder: String) throws -> [SourceFile]
  {
    let outputs = sources.indices.map { "\(folder)/\($0).json" }
    let inputs = try sources.enumerated().map { number, source in
      try source.input(in: "\(folder)/\(number)")
    }
    // A single file would be taken for a program.
    let isProgram = inputs.count == 1 && URL(filePath: inputs[0]).lastPathComponent == "main.swift"
    let mode = inputs.count == 1 && !isProgram ? ["-parse-as-library"] : []
    let command =
      ["-frontend", "-dump-parse", "-dump-ast-format", "json", "-suppress-warnings"] + arguments + mode
      + inputs.flatMap { ["-primary-file", $0] } + outputs.flatMap { ["-o", $0] }
    let output = try Subprocess(toolchain.frontend, command).run(progress: progress)
    return try zip(sources, outputs).map { source, result in
      guard let data = try? Data(contentsOf: URL(filePath: result)),
        let node = SyntaxNode(json: data, keeping: DeclarationReading.roles)
      else {
        throw SyntaxError.unreadable(path: source.path, reason: output.standardError)
      }
      let reading = DeclarationReading(node, source.built)
      return SourceFile(
        path: source.path, text: source.text, declarations: reading.declarations,
        testedModules: reading.testedModules, unbuilt: source.unbuilt)
    }
  }
}
