import Packages
import Processes
import Proofs

/// Compiles clients with the toolchain's frontend.
struct FrontendClientCompiler: ClientCompiler {
  let toolchain: Toolchain
  let progress: ProgressLog
  /// The existing directory for the files.
  let scratch: String
  /// What clients call the module.
  let name: String
  let old: BuiltModule
  let new: BuiltModule

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    try ClientFrontend(toolchain: toolchain, progress: progress, scratch: scratch).complaints(
      about: source, in: file, speaking: mode,
      flags: module(on: side).clientFlags + features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  func modules(behind side: ClientSide) throws -> Set<String>? {
    try LoadedModules(toolchain: toolchain, progress: progress, scratch: scratch)
      .names(behind: module(on: side), named: name)
  }

  private func module(on side: ClientSide) -> BuiltModule {
    switch side {
    case .old: old
    case .new: new
    }
  }
}
