import Foundation

/// The versions of dependencies that the package manager has written down.
enum PackagePins {
  /// Those of the package in `directory`, without what tells its manifest from others; nil where there are none.
  static func text(in directory: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: "\(directory)/Package.resolved")),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let pins = file["pins"],
      let text = try? JSONSerialization.data(withJSONObject: pins, options: .sortedKeys)
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the packages in two directories have the same; whoever has none yet will have those of the other.
  static func areEqual(in first: String, and second: String) -> Bool {
    guard let own = text(in: first), let other = text(in: second) else { return true }
    return own == other
  }
}
