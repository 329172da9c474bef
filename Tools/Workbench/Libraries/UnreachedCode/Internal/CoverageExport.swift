import Foundation

/// What `llvm-cov export` says about a test run.
struct CoverageExport: Sendable {
  let functions: [CoveredFunction]

  /// Reads the JSON of `llvm-cov export`.
  ///
  /// Throws ``CoverageError`` if it is something else, or of another major version than this reader knows.
  init(json: Data) throws(CoverageError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: json)
    } catch {
      throw .unreadable(reason: String(describing: error))
    }
    guard document.type == "llvm.coverage.json.export",
      document.version.hasPrefix("2.") || document.version.hasPrefix("3.")
    else { throw .unknownVersion("\(document.type) \(document.version)") }
    functions = document.data.flatMap(\.functions)
    guard !functions.isEmpty else { throw .empty }
  }

  private struct Document: Decodable {
    struct Unit: Decodable {
      let functions: [CoveredFunction]
    }
    let type: String
    let version: String
    let data: [Unit]
  }
}
