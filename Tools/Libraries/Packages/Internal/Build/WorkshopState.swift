import Caches

/// What the package manager says of the dependencies that it has put into a workshop.
struct WorkshopState: Sendable, Codable, Equatable {
  private let scratch: String
  private let checksum: String?

  /// What it says now.
  init(of scratch: String) {
    self.scratch = scratch
    checksum = Checksum.of(file: "\(scratch)/workspace-state.json")
  }

  /// Whether it still says so, so that headers are those that were compiled.
  var isCurrent: Bool { checksum != nil && self == WorkshopState(of: scratch) }
}
