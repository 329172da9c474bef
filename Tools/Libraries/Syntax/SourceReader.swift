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
    let most = 40
    let batches = stride(from: 0, to: paths.count, by: most).map {
      Array(paths[$0..<min($0 + most, paths.count)])
    }
    return try batches.mapOnThreads { batch in
      try Interruption.withTemporaryFolder { folder in try read(batch, arguments, in: folder) }
    }.flatMap(\.self)
  }

  /// The words of each file that stand in code which was not built, by the file's path.
  ///
  /// Throws if the compiler cannot be asked which conditions hold.
  public func unbuiltWords(in files: [SourceFile], arguments: [String]) throws -> [String: [UnbuiltWord]] {
    let parts = files.map { ConditionalLines(of: $0.text).parts }
    let conditions = Array(Set(parts.flatMap(\.self).map(\.condition))).sorted()
    if conditions.isEmpty { return [:] }
    let holding = try Interruption.withTemporaryFolder { folder in
      let path = "\(folder)/Conditions.swift"
      let probes = conditions.enumerated().map { "#if \($1)\nstruct Condition\($0) {}\n#endif\n" }
      try AtomicFiles.write([(path: path, text: probes.joined())])
      let names = try read([path], arguments: arguments).flatMap(\.declarations).map(\.name)
      return Set(conditions.enumerated().filter { names.contains("Condition\($0.offset)") }.map(\.element))
    }
    return Dictionary(
      zip(files, parts).map { file, parts in
        (
          file.path,
          parts.filter { !holding.contains($0.condition) }.flatMap { file.text.words(in: $0.range) }
        )
      }
    ) { $1 }
  }

  private func read(_ paths: [String], _ arguments: [String], in folder: String) throws -> [SourceFile] {
    let outputs = paths.indices.map { "\(folder)/\($0).json" }
    // A single file would be taken for a program.
    let isProgram = paths.count == 1 && URL(filePath: paths[0]).lastPathComponent == "main.swift"
    let mode = paths.count == 1 && !isProgram ? ["-parse-as-library"] : []
    let command =
      ["-frontend", "-dump-parse", "-dump-ast-format", "json", "-suppress-warnings"] + arguments + mode
      + paths.flatMap { ["-primary-file", $0] } + outputs.flatMap { ["-o", $0] }
    let output = try Subprocess(toolchain.frontend, command).run(progress: progress)
    return try zip(paths, outputs).map { path, result in
      let text = SourceText(Array(try InputFile.data(path, limit: 64 << 20)))
      guard let data = try? Data(contentsOf: URL(filePath: result)), let node = node(in: data) else {
        throw SyntaxError.unreadable(path: path, reason: output.standardError)
      }
      let reading = DeclarationReading(node, text)
      return SourceFile(
        path: path, text: text, declarations: reading.declarations, testedModules: reading.testedModules)
    }
  }

  private func node(in data: Data) -> SyntaxNode? {
    let decoder = JSONDecoder()
    return (try? decoder.decode(SyntaxNode.self, from: data))
      ?? (try? decoder.decode(SyntaxNode.self, from: Data(SyntaxRepair.repaired(Array(data)))))
  }
}
