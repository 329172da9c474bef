import CompilerDiagnostics
import Foundation
import Mending
import PackageBuilds
import Processes
import Syntax

/// A copy of the package in which candidates are tried, so that no file of the package changes before all is proved.
struct MendedCopy {
  /// What a copy with some candidates is.
  enum Version {
    case built(PackageVersion)
    /// The compiler rejects these candidates, or the whole for a reason that has to do with none.
    case rejected([Int: String], String)
  }

  private let copy: PackageCopy
  private let reader: PackageReader
  private let package: String
  private let candidates: [MendCandidate]
  private let files: [String: SourceFile]

  /// Copies the package of `workspace` to `folder`; `tree` is the package as it is now.
  static func copying(
    _ workspace: Workspace, _ tree: PackageVersion, for candidates: [MendCandidate], to folder: String
  ) throws -> MendedCopy {
    let package = workspace.request.package
    let copy = try PackageCopy(of: package, builtIn: "\(package)/.build", in: folder)
    let plan = try workspace.reader.plan(of: tree)
    let sources = SourceReader(toolchain: try workspace.reader.toolchain, progress: workspace.progress)
    var files: [String: SourceFile] = [:]
    for candidate in candidates {
      for part in candidate.parts where files[part.file] == nil {
        let module = candidate.broken.module
        let conditions = plan?.conditionArguments(of: module) ?? []
        files[part.file] = try sources.read(
          ["\(copy.directory)/\(part.file)"],
          arguments: (tree.built[module]?.clientFlags ?? []) + conditions
        ).first
      }
    }
    return MendedCopy(
      copy: copy, reader: workspace.reader(ofCopyIn: copy.directory), package: package,
      candidates: candidates,
      files: files)
  }

  /// The folder in which the copy is built.
  var buildFolder: String { reader.cacheFolder }

  /// The files with `chosen` candidates, by their paths, and the lines of each part of a candidate.
  private func sources(with chosen: [Int]) -> [String: (text: String, lines: [(Int, ClosedRange<Int>)])] {
    let parts = chosen.flatMap { index in candidates[index].parts.map { (index: index, part: $0) } }
    return Dictionary(grouping: parts) { $0.part.file }.reduce(into: [:]) { sources, entry in
      guard let file = files[entry.key] else { return }
      let amended = AmendedSource(file, with: entry.value.map(\.part.amendment))
      let lines = zip(entry.value, amended.lines).compactMap { entry, lines in lines.map { (entry.index, $0) }
      }
      sources[entry.key] = (amended.text, lines)
    }
  }

  /// Builds the copy with `chosen` candidates, and with bodies.
  func version(with chosen: [Int]) throws -> Version {
    let sources = sources(with: chosen)
    try copy.write(
      files.reduce(into: [:]) { contents, entry in
        contents[entry.key] = sources[entry.key].map { Array($0.text.utf8) } ?? entry.value.text.bytes
      })
    do {
      return .built(try reader.version(.workingTree))
    } catch {
      let errors = Diagnostic.all(in: "\(error)").filter { $0.severity == .error }
      guard let first = errors.first else { throw error }
      var refused: [Int: String] = [:]
      for error in errors {
        for place in [error.place] + error.notes.map(\.place) {
          guard let (file, source) = sources.first(where: { place.path == "\(copy.directory)/\($0.key)" })
          else { continue }
          for (index, lines) in source.lines where lines.contains(place.line) && refused[index] == nil {
            refused[index] = "In \(file) it does not compile: \(error.message.text)"
          }
        }
      }
      return .rejected(refused, first.message.text)
    }
  }

  /// The lines of each of `chosen` candidates in its file.
  func lines(of chosen: [Int]) -> [Int: ClosedRange<Int>] {
    sources(with: chosen).reduce(into: [:]) { lines, entry in
      let own = entry.value.lines.filter { candidates[$0.0].file == entry.key }
      lines.merge(own) { first, _ in first }
    }
  }

  /// What `chosen` candidates change in each file.
  func difference(with chosen: [Int]) -> String {
    sources(with: chosen).sorted { $0.key < $1.key }.map { path, source in
      let before = files[path].map { String(decoding: $0.text.bytes, as: UTF8.self) } ?? ""
      return UnifiedDiff(of: path, from: before, to: source.text).text
    }.joined()
  }

  /// Writes the files of the package with `chosen` candidates, all or none.
  ///
  /// Throws a ``MendError`` if one is no longer what was tried, or a ``FileError`` if one cannot be written.
  func apply(_ chosen: [Int]) throws {
    try AtomicFiles.write(
      sources(with: chosen).sorted { $0.key < $1.key }.map { path, source in
        // A link stays one.
        let place = URL(filePath: "\(package)/\(path)").resolvingSymlinksInPath().path
        guard try Array(InputFile.data(place, limit: 64 << 20)) == files[path]?.text.bytes else {
          throw MendError.changedMeanwhile(path: path)
        }
        return (path: place, text: source.text)
      })
  }
}
