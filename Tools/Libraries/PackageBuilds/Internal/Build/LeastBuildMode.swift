import Foundation

/// The least work that has turned out to be enough for a package.
struct LeastBuildMode {
  private let scratch: String
  private let checksBodies: Bool

  /// The mode for the package that is built in `scratch`; with `checksBodies` one that leaves out no body.
  init(in scratch: String, checksBodies: Bool) {
    self.scratch = scratch
    self.checksBodies = checksBodies
  }

  /// The mode, never one that has failed before.
  var current: BuildMode {
    // One way of building for one folder: the other's modules would be built anew each time.
    let known = (try? String(contentsOfFile: record, encoding: .utf8)).flatMap(BuildMode.init)
    return known ?? (checksBodies ? .checked : .planned)
  }

  /// Notes that `mode` has built the package in this scratch folder, and a lesser one may not.
  func remember(_ mode: BuildMode) {
    _ = FileManager.default.createFile(atPath: record, contents: Data(mode.rawValue.utf8))
  }

  private var record: String { "\(scratch)/build-mode" }
}
