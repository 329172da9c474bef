import Foundation
import Mutations
import Processes

/// A clone of a package in which one edit after the other is tried.
struct Trial {
  private let clone: String
  private let options: Options
  private let toolchain: Toolchain
  /// The texts of the sources by their paths in the package.
  let sources: [String: String]

  /// Clones the package into `folder` and builds it; throws a ``MutationFailure`` if that cannot be.
  init(_ options: Options, in folder: String) throws {
    clone = "\(folder)/\(URL(filePath: options.package).lastPathComponent)"
    self.options = options
    toolchain = try Toolchain.find()
    let copy = try Subprocess("/usr/bin/env", ["git", "clone", "--quiet", options.package, clone]).run()
    guard copy.succeeded else {
      throw MutationFailure.noClone(options.package, message: copy.standardError)
    }
    let root = URL(filePath: clone).appending(path: options.sources)
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    var sources: [String: String] = [:]
    for path in paths where path.hasSuffix(".swift") {
      sources["\(options.sources)/\(path)"] = try InputFile.text(root.appending(path: path).path)
    }
    guard !sources.isEmpty else { throw MutationFailure.noSources(root.path) }
    self.sources = sources
    let errors = try errorsOfBuild()
    guard errors.isEmpty else {
      throw MutationFailure.doesNotBuild(options.package, message: errors.joined(separator: "\n"))
    }
  }

  /// Makes the edit, judges it and takes it back.
  func outcome(of mutation: Mutation) throws -> Outcome {
    defer { try? write(mutation.changed.keys.map { ($0, sources[$0] ?? "") }) }
    try write(mutation.changed.map { ($0.key, $0.value) })
    let errors = try errorsOfBuild()
    guard let error = errors.first else { return .harmless }
    return errors.contains { $0.hasPrefix("\(options.sources)/") } ? .rejected : try verdict(about: error)
  }

  private func verdict(about error: String) throws -> Outcome {
    let output = try Subprocess(
      options.apiCheck, ["diff", "HEAD", "--package-path", clone, "--format", "json", "--quiet"]
    ).run()
    guard let report = try? JSONDecoder().decode(Report.self, from: output.standardOutput), output.status < 2
    else {
      let builds = !output.standardError.contains("does not build")
      return builds ? .unjudged(reason: String(output.standardError.prefix(300))) : .rejected
    }
    return report.verdict == "breaking" ? .found : .missed(verdict: report.verdict, error: error)
  }

  private struct Report: Decodable {
    let verdict: String
  }

  /// What the compiler says against the package with its tests, with paths in the package.
  ///
  /// Objects of earlier edits may not fit together; what fails without a place in a source is built from nothing.
  private func errorsOfBuild(fromNothing: Bool = false) throws -> [String] {
    if fromNothing { try? FileManager.default.removeItem(atPath: "\(clone)/.build") }
    let output = try toolchain.askPackageManager(to: "build", ["--build-tests"], in: clone)
    if output.succeeded { return [] }
    let lines = (output.text + "\n" + output.standardError).split(separator: "\n")
    let errors = lines.filter { $0.contains("error: ") }.map { $0.replacing("\(clone)/", with: "") }
    // The compiler names a line and a column, the linker a line at most.
    if !fromNothing, !errors.contains(where: { $0.contains(#/\.swift:\d+:\d+: /#) }) {
      return try errorsOfBuild(fromNothing: true)
    }
    return errors.isEmpty ? lines.suffix(20).map { String($0) } : errors.map { String($0) }
  }

  private func write(_ files: [(String, String)]) throws {
    try AtomicFiles.write(files.map { (path: "\(clone)/\($0.0)", text: $0.1) })
  }
}
