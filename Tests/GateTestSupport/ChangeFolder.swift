public import APIComparison
public import Foundation
public import PublicAPI

/// A folder of a corpus, which shows a change of the module `Changed`.
///
/// Its two versions are the sources `old.swift` and `new.swift`, and the baselines `old.surface` and `new.surface`.
public struct ChangeFolder: Sendable {
  /// The corpus that it is in.
  let corpus: URL
  /// The path from the corpus.
  public let path: String

  /// Whether what the compiler says is written to the folders: `RECORD_CHANGES` is set.
  public static let areRecorded = environment["RECORD_CHANGES"] != nil
  /// Whether all that the compiler can say is compared with the folders: `PROVE_CHANGES` is set, or ``areRecorded``.
  public static let areProven = areRecorded || environment["PROVE_CHANGES"] != nil
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the path has `CHANGES_FILTER` in it, if that is set.
  public var isSelected: Bool { Self.environment["CHANGES_FILTER"].map(path.contains) ?? true }

  /// Where the file with this name is, if there is one.
  public func url(_ file: String) -> URL {
    corpus.appending(path: path).appending(path: file)
  }

  /// Whether there is a file with this name.
  public func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url(file).path)
  }

  /// What is in the file with this name.
  ///
  /// Throws if there is none.
  public func text(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  /// The words in the file with this name; none if there is no such file.
  public func words(_ file: String) -> [String] {
    let text = try? text(file)
    return text?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// Writes `text` to the file with this name, or removes it if there is no text.
  ///
  /// Throws if that cannot be.
  public func record(_ text: String?, as file: String) throws {
    if let text {
      try text.write(to: url(file), atomically: true, encoding: .utf8)
    } else if has(file) {
      try FileManager.default.removeItem(at: url(file))
    }
  }

  /// The baseline of a side, `old` or `new`.
  ///
  /// Throws if it is missing or damaged.
  public func surface(_ side: String) throws -> Surface {
    try Surface(baseline: text("\(side).surface"), file: "\(path)/\(side).surface")
  }

  /// What differs between the baselines.
  ///
  /// Throws if one of them is missing or damaged.
  public func difference() throws -> APIDiff {
    try APIDiff(old: surface("old"), new: surface("new"), beside: .ofToolchain)
  }
}
