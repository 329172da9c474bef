import ClientProofs
import Foundation
import PackageBuilds
import Processes

/// Compiles clients with the toolchain's frontend.
struct FrontendClientCompiler: ClientCompiler {
  let toolchain: Toolchain
  let progress: ProgressLog
  /// The existing directory for temporary files.
  let scratch: String
  /// The name by which clients import the module.
  let name: String
  let old: BuiltModule
  let new: BuiltModule

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    try ClientFrontend(toolchain: toolchain, progress: progress, scratch: scratch).complaints(
      about: source, in: file, speaking: mode,
      flags: flags(on: side) + features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  func modules(behind side: ClientSide) throws -> Set<String>? {
    try LoadedModules(toolchain: toolchain, progress: progress, scratch: scratch)
      .names(behind: side == .old ? old : new, named: name)
  }

  func mend(with sources: [String: String]) throws -> String? {
    guard let recompilation = new.recompilation else { return "The sources of \(name) are not known." }
    try FileManager.default.createDirectory(atPath: mendedModules, withIntermediateDirectories: true)
    let paths = try sources.sorted { $0.key < $1.key }.map { file, text in
      let path = "\(mendedModules)/\(file)"
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return path
    }
    return try recompilation.makeModule(with: paths, in: mendedModules, progress: progress)
  }

  private var mendedModules: String { "\(scratch)/mended" }

  private func flags(on side: ClientSide) -> [String] {
    switch side {
    case .old: old.clientFlags
    case .new: new.clientFlags
    case .mended: ["-I", mendedModules] + new.clientFlags
    }
  }
}
