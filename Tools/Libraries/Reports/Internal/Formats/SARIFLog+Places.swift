import Foundation
import PublicAPI

extension SARIFLog.Location {
  /// A place below `prefix`, and what is there; one without a place is refused, and every package has a manifest.
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
