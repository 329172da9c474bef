import Foundation

extension [String: String] {
  /// The files of a package of which the tool knows nothing yet: what it knows of one it uses for all that have the same
  /// manifest and files, and no other has this name.
  var ofNewPackage: [String: String] {
    var files = self
    files["Package.swift"]?.replace(#/name: "\w+"/#, with: "name: \"\(UUID())\"", maxReplacements: 1)
    return files
  }
}
