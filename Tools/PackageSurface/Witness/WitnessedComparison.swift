import Foundation
public import PublicSurface

/// Compares two compiled modules: the rules propose, and clients compiled against both decide.
public struct WitnessedComparison: Sendable {
  private let toolchain: Toolchain
  private let selection: Selection

  /// Makes a comparison that compiles with `toolchain`.
  public init(toolchain: Toolchain, selection: Selection) {
    self.toolchain = toolchain
    self.selection = selection
  }

  /// The changes from one surface to the other, with the compiler's word wherever a client could be written.
  ///
  /// Throws a ``ToolchainError`` if the compiler cannot be started, a ``PackageError`` if there is no room for files.
  public func changes(
    _ old: Surface, _ oldModule: BuiltModule, _ new: Surface, _ newModule: BuiltModule
  ) throws -> [Change] {
    let changes = Classifier.changes(old: old, new: new)
    let set = WitnessSet(
      of: old, against: new, includingUnderscored: selection.surface.includesUnderscored)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "api-check-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw PackageError.unwritable(path: scratch.path, reason: error.localizedDescription)
    }
    Interruption.begin(scratch.path)
    defer {
      try? FileManager.default.removeItem(at: scratch)
      Interruption.finish(scratch.path)
    }
    let compiler = WitnessCompiler(toolchain: toolchain, scratch: scratch.path)
    return WitnessJudge.changes(changes, after: try compiler.run(set, old: oldModule, new: newModule))
  }
}
