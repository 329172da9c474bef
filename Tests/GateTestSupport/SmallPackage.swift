/// The smallest package worth guarding: one library product of one module, in one file.
public enum SmallPackage: Sendable {
  /// Where all its code is.
  public static let source = "Sources/Kettle/Kettle.swift"

  /// The files of the package; `source` is all its code.
  public static func files(_ source: String) -> [String: String] {
    [
      ".gitignore": ".build/\n",
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
        targets: [.target(name: "Kettle")])
      """,
      Self.source: source,
    ]
  }
}
