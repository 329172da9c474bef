import Foundation
import Processes
import TestSupport
import Testing

@Suite struct NarrowCommandTests {
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Larder", targets: [.target(name: "Larder")])
    """,
    "Sources/Larder/Larder.swift": "public func spoil() {}\n\nfunc eat() { spoil() }\n",
  ]

  @Test func whatIsFoundCanBeToldAcceptedOrApplied() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let found = try await APICheckRun.run(["narrow", "--quiet", "--format", "github"], in: folder)
      #expect(found.status == 1)
      #expect(
        found.text.contains(
          "::warning file=Sources/Larder/Larder.swift,line=1,title=public could be private::spoil()"))

      let baseline = ["narrow", "--quiet", "--baseline", "narrow.txt"]
      #expect(try await APICheckRun.run(baseline, in: folder).status == 2)
      #expect(try await APICheckRun.run(baseline + ["--update-baseline"], in: folder).status == 0)
      #expect(try folder.text(of: "narrow.txt").contains("\nLarder spoil() public\n"))
      #expect(try await APICheckRun.run(baseline, in: folder).status == 0)

      let applied = try await APICheckRun.run(
        ["narrow", "--quiet", "--apply", "--format", "json"], in: folder)
      #expect(applied.status == 0)
      #expect(applied.text.contains("\"to\" : \"private\""))
      let source = try folder.text(of: "Sources/Larder/Larder.swift")
      #expect(source == "private func spoil() {}\n\nfunc eat() { spoil() }\n")
    }
  }
  private static let shop = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
      targets: [.target(name: "Shop"), .executableTarget(name: "Till", dependencies: ["Shop"])])
    """,
    "Sources/Shop/Shop.swift": """
    public struct Tea {
      public var price = 1
      public init() {}
    }

    open class Cake {
      public init() {}
      open func cut() {}
    }

    public typealias Price = Int
    public func close() {}

    """,
    "Sources/Till/main.swift": "import Shop\nprint(Tea().price)\nCake().cut()\n",
  ]

  @Test func aProductIsAskedAboutOnlyWhatItsPackageLeavesUnused() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.shop)
      let found = try await APICheckRun.run(["narrow", "--quiet", "--products"], in: folder)
      #expect(found.status == 1)
      let broken = [
        "Cake: open could be public": "open-type-closed",
        "Cake.cut(): open could be public": "open-member-closed",
        "Price: public could be private": "type-removed",
        "Tea.price: public(set) could be private(set)": "setter-removed",
        "close(): public could be private": "member-removed",
      ]
      let lines = found.text.split(separator: "\n")
      #expect(lines.filter { $0.contains(" could be ") }.count == broken.count)
      for (finding, rule) in broken {
        let line = lines.firstIndex { $0.hasSuffix(": \(finding)") }
        let reason = line.map { lines[$0 + 1] } ?? ""
        #expect(reason.hasSuffix(" Breaks clients outside: \(rule)."), "\(finding)")
        #expect(try await APICheckRun.run(["explain", rule], in: folder).status == 0)
      }
    }
  }
}
