import Foundation
import GateTestSupport
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
      #expect(try JSONSchema.published("narrow-schema.json").violations(in: applied.standardOutput) == [])
      let source = try folder.text(of: "Sources/Larder/Larder.swift")
      #expect(source == "private func spoil() {}\n\nfunc eat() { spoil() }\n")
    }
  }

  @Test func aBuildAnywhereIsReadAndAnotherOneIsNotMade() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let narrow = ["narrow", "--scratch-path", "ours", "--baseline", "narrow.txt"]
      try folder.write(["narrow.txt": "Larder spoil() public\n"])
      let unbuilt = try await APICheckRun.run(narrow, in: folder)
      #expect(unbuilt.status == 0)
      #expect(unbuilt.standardError.contains("/ours to read, so a copy of the package is built."))

      let ours = folder.appending(path: "ours").path
      try await BlockingWork.run {
        // Swift Build has its index elsewhere.
        _ = try Toolchain.find().askPackageManager(
          to: "build", ["--build-system", "native"], in: folder.path, scratch: ours)
      }
      let read = try await APICheckRun.run(narrow, in: folder)
      #expect(read.status == 0)
      #expect(read.standardError.contains("Reading what the compiler has noted of the package\n"))
      #expect(!read.standardError.contains("copy"))
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

    struct Drawer { public init() {} }
    let drawer = Drawer()

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
      for format in ["markdown", "github"] {
        let other = try await APICheckRun.run(["narrow", "--products", "--format", format], in: folder)
        #expect(other.text.contains("Breaks clients outside: member-removed."))
        let notes = other.standardError
        #expect(notes.contains("/.build to read, so a copy of the package is built."))
        #expect(!notes.contains("permissions"))
      }
      let lines = found.text.split(separator: "\n")
      #expect(lines.filter { $0.contains(" could be ") }.count == broken.count + 1)
      // Nobody outside sees the members of what is internal.
      let inner = try #require(lines.firstIndex { $0.contains(": Drawer.init(): public could be ") })
      #expect(!lines[inner + 1].contains("Breaks clients"))
      for (finding, rule) in broken {
        let line = lines.firstIndex { $0.hasSuffix(": \(finding)") }
        let reason = line.map { lines[$0 + 1] } ?? ""
        #expect(reason.hasSuffix(" Breaks clients outside: \(rule)."), "\(finding)")
        #expect(try await APICheckRun.run(["explain", rule], in: folder).status == 0)
      }
    }
  }

  private static let kitchen = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kitchen",
      targets: [
        .target(name: "Stove", packageAccess: false),
        .executableTarget(name: "Cook", dependencies: ["Stove"], packageAccess: false),
      ])
    """,
    "Sources/Stove/Stove.swift": """
    public protocol Heating {
      func heat() -> Int
      func cool() -> Int
      func hum() -> Int
      func whistle() -> Int
    }

    extension Heating {
      public func heat() -> Int { 1 }
      public func cool() -> Int { 2 }
    }

    public protocol Shining {}
    public protocol Counting { func callAsFunction() -> Int }

    public struct Stove: Heating, Sendable, Shining, Counting {
      public init() {}
      public func cool() -> Int { 3 }
      public func hum() -> Int { 4 }
      public func whistle() -> Int { 5 }
      public func callAsFunction() -> Int { 6 }
    }

    public enum Step {
      case `repeat`, burn
      case rest(Int)
    }

    """,
    "Sources/Cook/main.swift": """
    import Stove

    struct Lamp: Shining {}

    func shine<Thing: Shining>(_ thing: Thing) -> Step { .repeat }
    func work<Thing: Heating>(_ thing: Thing) -> Int {
      #if os(Windows)
        thing.whistle()
      #else
        thing.heat()
      #endif
    }
    func count<Thing: Counting>(_ thing: Thing) -> Int { thing() }
    func light() -> Step { shine(Lamp()) }
    func boil() -> Int { work(Stove()) + count(Stove()) }
    print(light(), boil())

    """,
  ]

  @Test func partsThatNobodyUsesAreListedAndLeftToTheReader() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.kitchen)
      let found = try await APICheckRun.run(["narrow", "--quiet", "--apply"], in: folder)
      #expect(found.status == 1)
      let file = "Sources/Stove/Stove.swift"
      let parts = found.text.split(separator: "\n").filter { $0.hasSuffix(" could be left out") }
      #expect(
        parts == [
          "\(file):3: Heating.cool(): requirement could be left out",
          "\(file):4: Heating.hum(): requirement could be left out",
          "\(file):10: Heating.cool(): default could be left out",
          "\(file):16: Stove: Shining: conformance could be left out",
          "\(file):25: Step.burn: case could be left out",
          "\(file):26: Step.rest(_:): case could be left out",
        ])
      #expect(
        found.text.contains("\(file):5: Heating.whistle()\n    Its name stands in code that was not built"))
      #expect(found.text.contains("6 parts of others can be left out."))
      #expect(try folder.text(of: file) == Self.kitchen[file])

      let accepted = parts.map { "Stove " + $0.split(separator: ": ", maxSplits: 1)[1] }
        .map {
          $0.replacing(": conformance", with: " conformance").replacing(": requirement", with: " requirement")
        }
        .map { $0.replacing(": default", with: " default").replacing(": case", with: " case") }
        .map { $0.replacing(" could be left out", with: "") }
      try folder.write(["narrow.txt": accepted.joined(separator: "\n")])
      let rest = try await APICheckRun.run(["narrow", "--quiet", "--baseline", "narrow.txt"], in: folder)
      #expect(rest.status == 0, "\(rest.text)")
    }
  }
}
