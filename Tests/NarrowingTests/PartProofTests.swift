import Narrowing
import Testing

/// What the package needs although no error says so.
@Suite struct PartProofTests {
  /// Without a case that nobody names, one of the switches has a default that nothing reaches: an error without a name, in
  /// a file that does not name the enumeration either.
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
    let package = Package(
      name: "Larder",
      targets: [
        .target(name: "Larder", packageAccess: false),
        .executableTarget(name: "App", dependencies: ["Larder"], packageAccess: false, swiftSettings: strict),
      ]
    )
    """,
    "Sources/Larder/Larder.swift": """
    public enum Jam { case plum, fig }
    public enum Shelf { case low, high, middle }
    public enum Tea { case green, black }
    public enum Taste { case sweet, sour }
    public struct Jar {
      public let taste: Taste
    }
    public func jam() -> Jam { .plum }
    public func shelf() -> Shelf { .low }
    public func tea() -> Tea { .green }
    public func jar() -> Jar { Jar(taste: .sweet) }

    """,
    "Sources/App/main.swift": """
    import Larder

    func size() -> Int {
      switch jam() {
      case .plum: 1
      default: 2
      }
    }

    func warmth() -> Int {
      switch tea() {
      case .green: 1
      default: 2
      }
    }

    print(size(), warmth(), shelf(), sweetness(of: jar()))

    """,
    // What a compiler that looks at the files of a module one by one does not look at again.
    "Sources/App/Sweetness.swift": """
    import Larder

    func sweetness(of jar: Jar) -> Int {
      switch jar.taste {
      case .sweet: 1
      default: 2
      }
    }

    """,
  ]

  @Test func partsThatNoErrorNamesAreFoundByTryingEverFewer() async throws {
    let report = try await NarrowingReport.ofPackage(named: "Larder", Self.package)
    #expect(
      report.findings.map { "\($0.name) \($0.to)" } == ["Shelf.high left out", "Shelf.middle left out"])
    let kept = report.text.split(separator: "\n").drop { !$0.hasPrefix("Kept") }.dropFirst().prefix(6)
    let names = kept.filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: " ").last }
    #expect(names.sorted() == ["Jam.fig", "Taste.sour", "Tea.black"])
    #expect(kept.count { $0.contains("The compiler: the package does not build without it.") } == 3)
  }
}
