import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

/// A class that declares no initializer has those of the one that it inherits from.
@Suite struct InheritedInitializerTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Queries", targets: [.target(name: "Queries")])
    """,
    "Sources/Queries/Queries.swift": """
    class Query {
      public init() {}
      public init(_ all: [Query]) {}
      public init(_ all: Query...) {}
      public convenience init(twice one: Query) { self.init([one, one]) }
      public init(unused: Int) {}
    }
    class And: Query {}

    """,
    "Sources/Queries/AndAll.swift": "final class AndAll: And {}\n",
    "Sources/Queries/Use.swift": """
    func use(_ some: [Query]) -> Query {
      And([AndAll(some), And(some[0], some[1]), AndAll(twice: some[0]), And()])
    }

    """,
  ]

  @Test func whoMakesAnHeirUsesWhatItInherits() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Queries")
      try package.write(Self.files)
      let report = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(), toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
        ).run().report
      }
      #expect(report.text.contains("compiler") == false, "\(report.text)")
      let levels = Dictionary(uniqueKeysWithValues: report.findings.map { ($0.name, $0.to) })
      #expect(levels["Query.init(twice:)"] == "internal")
      #expect(levels["Query.init()"] == "internal")
      #expect(levels["Query.init(_:) as init(_ all: [Query])"] == "internal")
      #expect(levels["Query.init(_:) as init(_ all: Query...)"] == "internal")
    }
  }
}
