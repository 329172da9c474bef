import Foundation
import GateTestSupport
import Narrowing
import Processes
import Reports
import TestSupport
import Testing

/// The published schema has every member that the JSON of a narrowing can have, and no other.
@Suite struct PublishedSchemaTests {
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
    let package = Package(
      name: "Larder",
      products: [.library(name: "Larder", targets: ["Larder"])],
      targets: [
        .target(name: "Larder"), .target(name: "Pots"),
        .executableTarget(name: "App", dependencies: ["Larder", "Pots"], swiftSettings: strict),
        .testTarget(name: "LarderTests", dependencies: ["Larder"]),
      ]
    )
    """,
    "Sources/Pots/Pots.swift": """
    public enum Jam { case plum, fig }
    public func jam() -> Jam { .plum }

    """,
    "Sources/Larder/Larder.swift": """
    public struct Tea {
      public init() {}
      public func brew() {}
      public static func brew(_ count: Int) {}
    }
    public func close() {}
    public func elsewhere() {}
    public func tried() {}
    @available(*, deprecated) public func shut() {}

    """,
    "Sources/Larder/Inside.swift": "func brew() { Tea.brew(1) }\n",
    "Tests/LarderTests/LarderTests.swift": """
    import Larder

    func test() { tried() }

    """,
    "Sources/App/main.swift": """
    import Larder
    import Pots

    func size() -> Int {
      switch jam() {
      case .plum: 1
      default: 2
      }
    }

    #if os(Windows)
      elsewhere()
    #endif
    print(size(), Tea().brew())

    """,
  ]

  /// What the command writes of a package in which there is something of everything.
  private func fullReport() async throws -> Data {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Larder")
      try package.write(Self.package)
      let report = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(judgesProducts: true, skipsTests: true),
          toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
        ).run()
      }.report
      return Data(try report.json().utf8)
    }
  }

  @Test func theSchemaIsAboutAllOfAReportAndNothingElse() async throws {
    let schema = try JSONSchema.published("narrow-schema.json")
    let report = try await fullReport()
    #expect(try schema.violations(in: report) == [])
    let missing = try schema.absentees(in: report)
    #expect(missing == [])

    let (found, count) = try schema.violations(ofAddingTo: report)
    #expect(count > 4)
    #expect(found.count { $0.hasSuffix(": more is unknown") } == count, "\(found)")
    #expect(found.count == count)

    let bare = #"{ "formatVersion": 2, "modules": [], "findings": [{ "line": "3" }], "kept": [] }"#
    let wrong = try schema.violations(in: Data(bare.utf8))
    for part in [".formatVersion: 2 is not 1", ".findings[0].line: 3 is no", "unjudged is missing"] {
      #expect(wrong.contains { $0.contains(part) }, "\(part) in \(wrong)")
    }
    let absentees = try schema.absentees(in: Data(bare.utf8))
    for part in [
      "finding.breaks", "finding.mayBeServed", "exception.reason", "report.products", "group.subject",
    ] {
      #expect(absentees.contains(part))
    }
  }
}
