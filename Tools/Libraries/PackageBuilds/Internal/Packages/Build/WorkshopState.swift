import Foundation

/// What decides which dependencies the package manager has put into a scratch folder, and how it compiles them.
struct WorkshopState: Sendable, Codable, Equatable {
  private let scratch: String
  private let checksum: String?
  /// What the manifests of the dependencies read of the environment, which can decide on their code.
  private let environment: [String]

  /// What it is now.
  init(of scratch: String) {
    self.scratch = scratch
    checksum = Checksum.of(file: "\(scratch)/workspace-state.json")
    let checkouts = (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/checkouts")) ?? []
    let variables = ProcessInfo.processInfo.environment
    environment = checkouts.sorted().flatMap { name in
      ManifestTexts(in: "\(scratch)/checkouts/\(name)").environmentUse.values(in: variables)
    }
  }

  /// Whether it still is, so that headers are those that were compiled.
  var isCurrent: Bool { checksum != nil && self == WorkshopState(of: scratch) }
}
