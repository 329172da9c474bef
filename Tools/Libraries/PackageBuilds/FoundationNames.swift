import Foundation
public import Processes

/// The names of Foundation's declarations, as far as its compiled modules show them without being loaded.
public struct FoundationNames: Sendable {
  private static let modules = ["Foundation", "FoundationEssentials"]

  private let files: [String]

  /// Finds the compiled modules of `toolchain`; there may be none.
  public init(of toolchain: Toolchain) {
    files = Self.modules.compactMap { name in
      toolchain.folder(ofModule: name).map { ModuleFiles(of: name, in: $0, for: toolchain.target).module }
    }
  }

  /// Whether one of `names` may be a type of Foundation; only Foundation's surface shows whether it is one.
  ///
  /// A compiled module contains each name that it declares or uses between two zero bytes. Reading its surface takes a
  /// second.
  public func mayInclude(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    let marked = names.map { Data([0] + $0.utf8 + [0]) }
    return files.contains { file in
      guard let bytes = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe) else {
        return true
      }
      return marked.contains { bytes.range(of: $0) != nil }
    }
  }
}
