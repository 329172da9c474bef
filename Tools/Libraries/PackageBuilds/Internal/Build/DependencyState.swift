import Foundation

/// What decides which dependencies are in a scratch folder, and how they are compiled.
struct DependencyState: Sendable, Codable, Equatable {
  private let scratch: String
  private let checksum: String?
  /// The environment that the manifests of the dependencies read, since it can decide on their code.
  private let environment: [String]

  /// Reads the current state.
  init(of scratch: String) {
    self.scratch = scratch
    let record = URL(filePath: "\(scratch)/workspace-state.json")
    checksum = Checksum.of(file: record.path)
    let checkouts = (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/checkouts")) ?? []
    let document = try? JSONDecoder().decode(Document.self, from: Data(contentsOf: record))
    let packages = checkouts.sorted().map { "\(scratch)/checkouts/\($0)" } + (document?.folders ?? [])
    let variables = ProcessInfo.processInfo.environment
    environment = packages.flatMap { ManifestTexts(in: $0).environmentUse.values(in: variables) }
  }

  /// Whether the state is unchanged, so that headers are the ones that were compiled.
  var isCurrent: Bool { checksum != nil && self == DependencyState(of: scratch) }
}

/// What the package manager's `workspace-state.json` says about dependencies.
private struct Document: Decodable {
  struct Object: Decodable {
    let dependencies: [Dependency]
  }
  struct Dependency: Decodable {
    let packageRef: Reference
  }
  struct Reference: Decodable {
    let kind: String
    let location: String
  }

  let object: Object

  /// The folders of local dependencies.
  var folders: [String] {
    object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }.map(\.location).sorted()
  }
}
