import Foundation
import PublicAPI

/// The part of the Static Analysis Results Interchange Format, version 2.1.0, that a report needs.
struct SARIFLog: Encodable {
  struct Message: Encodable {
    let text: String
  }

  struct Rule: Encodable {
    struct Configuration: Encodable {
      let level: String
    }

    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let helpUri: String?
    let defaultConfiguration: Configuration
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable {
        let uri: String
      }

      struct Region: Encodable {
        let startLine: Int
      }

      let artifactLocation: Artifact
      let region: Region
    }

    struct Logical: Encodable {
      let fullyQualifiedName: String
    }

    var id: Int?
    var message: Message?
    var physicalLocation: Physical?
    var logicalLocations: [Logical]?
  }

  struct Suppression: Encodable {
    let kind = "external"
    let status = "accepted"
    let justification: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]?
  }

  struct Run: Encodable {
    struct Tool: Encodable {
      struct Driver: Encodable {
        let name = "api-check"
        let rules: [Rule]
      }

      let driver: Driver
    }

    struct Invocation: Encodable {
      let executionSuccessful: Bool
    }

    struct Properties: Encodable {
      let comparison: String
      let conclusion: String
      let coverage: String
    }

    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let invocations: [Invocation]
    let results: [Result]
    let properties: Properties
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]
}

extension SARIFLog.Location {
  /// Makes a place below `prefix`, and names what is there.
  ///
  /// SARIF's readers refuse a result without a place, so the manifest stands in: every package has one.
  init(_ location: SourceLocation?, of subject: String? = nil, below prefix: String) {
    let location = location ?? SourceLocation(file: "Package.swift", line: 1)
    let path = prefix + location.file
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    self.init(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri), region: .init(startLine: max(location.line, 1))))
    logicalLocations = subject.map { [.init(fullyQualifiedName: $0)] }
  }
}
