import Foundation

/// Changes of a module that tests keep as files, in the folder `Changes` beside them.
public struct ChangeCorpus: Sendable {
  private let folder: URL
  /// The path of everything in the folder, at any depth, in order.
  public let paths: [String]

  /// The corpus of the tests that `file` belongs to.
  public init(ofTestsIn file: String = #filePath) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Changes")
    paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The folders in which there is a file with this name.
  public func changes(with file: String) -> [ChangeFolder] {
    paths.filter { $0.hasSuffix("/\(file)") }.map {
      ChangeFolder(corpus: folder, path: String($0.dropLast(file.count + 1)))
    }
  }
}
