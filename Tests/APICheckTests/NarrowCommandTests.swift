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
      let found = try await APICheckRun.run(
        ["narrow", "--quiet", "--format", "github", "--cache-path", "kept", "--cache-limit", "1GiB"],
        in: folder)
      #expect(found.status == 1)
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "kept").path)
      #expect(kept.contains { $0.hasPrefix("toolchain-") })
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

  /// A build that fails leaves an index, too, and nothing can be blamed for errors that were there before.
  @Test func whatDoesNotBuildIsNoReasonToKeepADeclaration() async throws {
    try await withTemporaryFolder { folder in
      let test = "import Larder\npublic func testAll() {\n  spoil(of: 1)\n}\nfunc all() { testAll() }\n"
      let path = "Tests/LarderTests/LarderTests.swift"
      try folder.write(Self.package)
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Larder", products: [.library(name: "Larder", targets: ["Larder"])],
          targets: [.target(name: "Larder"), .testTarget(name: "LarderTests", dependencies: ["Larder"])])
        """,
        "Sources/Larder/Larder.swift": "public func spoil(of what: Int) {}\n", path: test,
      ])
      func build() async throws -> Subprocess.Output {
        let own = folder.appending(path: ".build").path
        return try await BlockingWork.run {
          try Toolchain.find().askPackageManager(
            to: "build", ["--build-system", "native", "--build-tests"], in: folder.path, scratch: own)
        }
      }
      #expect(try await build().succeeded)
      try folder.write([path: test.replacing("of: 1", with: "")])
      #expect(try await !build().succeeded)
      let narrow = try await APICheckRun.run(["narrow"], in: folder)
      #expect(narrow.status == 2, "\(narrow.text)")
      #expect(narrow.standardError.contains("Reading what the compiler has noted of the package\n"))
      #expect(narrow.standardError.contains("The package does not build with its tests"))
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

  private struct Narrowed: Decodable {
    struct Finding: Decodable {
      let name: String
      let from: String
      let to: String
      let breaks: String?
    }
    let findings: [Finding]
  }

  @Test func aProductIsAskedAboutOnlyWhatItsPackageLeavesUnused() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.shop)
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
        #expect(!other.text.contains("Cake"))
        #expect(
          other.text.contains(
            "3 declarations and 1 setter (1 in types of which others are used, 1 for clients to give or set, 2 open for subclasses); `--all` judges that, too."
          ))
      }
      let found = try await APICheckRun.run(
        ["narrow", "--quiet", "--products", "--all", "--format", "json"], in: folder)
      #expect(found.status == 1)
      let findings = try JSONDecoder().decode(Narrowed.self, from: found.standardOutput).findings
      let rules = Dictionary(
        findings.map { ("\($0.name): \($0.from) could be \($0.to)", $0.breaks) }, uniquingKeysWith: { $1 })
      // Nobody outside sees the members of what is internal.
      #expect(rules.filter { $0.value == nil }.keys.map { $0.prefix(13) } == ["Drawer.init()"])
      #expect(rules.compactMapValues(\.self) == broken)
      for rule in broken.values {
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
          "\(file):3: 2 requirements of Heating: requirement could be left out",
          "    - Heating.cool(), line 3: requirement could be left out",
          "    - Heating.hum(), line 4: requirement could be left out",
          "\(file):25: 2 cases of Step: case could be left out",
          "    - Step.burn, line 25: case could be left out",
          "    - Step.rest(_:), line 26: case could be left out",
          "\(file):16: Stove: Shining: conformance could be left out",
          "\(file):10: Heating.cool(): default could be left out",
        ])
      #expect(
        found.text.contains("\(file):5: Heating.whistle()\n    Its name stands in code that was not built"))
      #expect(found.text.contains("6 parts of others can be left out."))
      #expect(try folder.text(of: file) == Self.kitchen[file])

      let accepted = [
        "Heating.cool() requirement", "Heating.hum() requirement", "Heating.cool() default",
        "Stove: Shining conformance", "Step.burn case", "Step.rest(_:) case",
      ].map { "Stove \($0)" }
      try folder.write(["narrow.txt": accepted.joined(separator: "\n")])
      let rest = try await APICheckRun.run(["narrow", "--quiet", "--baseline", "narrow.txt"], in: folder)
      #expect(rest.status == 0, "\(rest.text)")
    }
  }
}
