import Foundation

/// The versions of dependencies in `Package.resolved`.
enum PackagePins {
  /// The pins of the package in `directory`, without the checksum of its manifest; nil if there are none.
  static func text(in directory: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: "\(directory)/Package.resolved")),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let pins = file["pins"],
      let text = try? JSONSerialization.data(withJSONObject: pins, options: .sortedKeys)
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the packages in two directories have the same pins; one without pins will get those of the other.
  static func areEqual(in first: String, and second: String) -> Bool {
    guard let own = text(in: first), let other = text(in: second) else { return true }
    return own == other
  }
}
