import Foundation

/// The mode with the least work that has been enough for a package.
struct LeastBuildMode {
  private let scratch: String
  private let checksBodies: Bool

  /// Makes the mode of the package that is built in `scratch`; with `checksBodies` no body is left out.
  init(in scratch: String, checksBodies: Bool) {
    self.scratch = scratch
    self.checksBodies = checksBodies
  }

  /// The mode to begin with, which has not failed before.
  var current: BuildMode {
    // A folder keeps its mode, since changing it would build all modules again.
    let known = (try? String(contentsOfFile: record, encoding: .utf8)).flatMap(BuildMode.init)
    return known ?? (checksBodies ? .checked : .planned)
  }

  /// Records that `mode` has built the package in this folder; lesser ones may have failed.
  func remember(_ mode: BuildMode) {
    _ = FileManager.default.createFile(atPath: record, contents: Data(mode.rawValue.utf8))
  }

  private var record: String { "\(scratch)/build-mode" }
}
