import Narrowing
import Testing

/// Errors that tell nothing but their place.
@Suite struct NamelessErrorTests {
  /// The compiler compiles what clients get of the structure's conformance as if everybody saw the structure.
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Wires",
      targets: [
        .target(name: "Wire", packageAccess: false),
        .executableTarget(name: "App", dependencies: ["Wire"], packageAccess: false),
      ]
    )
    """,
    "Sources/Wire/Wire.swift": """
    public struct Token: RawRepresentable, Hashable {
      @_alwaysEmitIntoClient
      public var rawValue: Int
      @_alwaysEmitIntoClient
      public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public struct Idle {}

    """,
    "Sources/Wire/Use.swift": "public func wire() -> Int { Token(rawValue: 1).rawValue }\n",
    // Whose members it names is not known, so those of the structure stay.
    "Sources/App/main.swift": """
    import Wire

    print(wire())
    #if os(Windows)
      print(other.rawValue, other.init(rawValue: 1))
    #endif

    """,
  ]

  @Test func whatIsAroundTheErrorIsPutBack() async throws {
    let report = try await NarrowingReport.ofPackage(named: "Wires", Self.package)
    #expect(report.findings.map(\.name) == ["Idle"])
    #expect(report.text.contains("Token\n    The compiler, at Sources/Wire/Wire.swift:"), "\(report.text)")
  }
}
