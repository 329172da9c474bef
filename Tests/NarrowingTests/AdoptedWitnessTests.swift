import Narrowing
import Testing

/// A module may make another one's type conform to a protocol of its own, with what the type has.
@Suite struct AdoptedWitnessTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Bills",
      targets: [
        .target(name: "Bills", packageAccess: false),
        .executableTarget(name: "Till", dependencies: ["Bills"], packageAccess: false),
      ])
    """,
    "Sources/Bills/Bill.swift": """
    public struct Bill {
      public let sum = 1
      public init() {}
    }
    extension Bill {
      public var text: String { "\\(sum)" }
    }

    """,
    "Sources/Till/Printing.swift": """
    import Bills

    protocol Printing {
      var text: String { get }
    }
    extension Bill: Printing {}

    """,
    "Sources/Till/main.swift": """
    import Bills

    func show(_ things: [any Printing]) { for thing in things { print(thing.text) } }
    show([Bill()])

    """,
  ]

  @Test func whatServesAProtocolOfAnotherModuleIsNoCandidate() async throws {
    let report = try await NarrowingReport.ofPackage(named: "Bills", Self.files)
    #expect(report.findings.map(\.name) == ["Bill.sum"])
    #expect(!report.text.contains("compiler"), "\(report.text)")
  }
}
