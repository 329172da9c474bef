import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a module's clients notice of something new in another module that they meet with it.
@Suite struct NeighbourTests {
  private static let base = "Sources/Base/Base.swift"
  private static let kettle = "Sources/Kettle/Kettle.swift"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [.library(name: "Base", targets: ["Base"]), .library(name: "Kettle", targets: ["Kettle"])],
      targets: [.target(name: "Base"), .target(name: "Kettle", dependencies: ["Base"])])
    """,
    base: "open class Vessel { public init() {} }\n",
    kettle: """
    @_exported import Base
    public final class Kettle: Vessel {
      public func fill(_ litres: Double) -> Double { litres }
    }
    extension String { public func boiled() -> String { self } }
    """,
  ]

  private func told(adding addition: String) async throws -> String { try await told([Self.base: addition]) }

  private func told(_ changes: [String: String], since first: [String: String] = [:]) async throws -> String {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files.merging(first) { $1 })
      try await Git.commit(folder)
      try folder.write(changes)
      return try await APICheckRun.run(["diff", "main", "--quiet"], in: folder).text
    }
  }

  @Test func aSuperclassTakesOverWhatASubclassHas() async throws {
    let text = try await told(
      adding: "open class Vessel { public init() {}; public func fill(_ cups: Int) -> Int { cups } }\n")
    #expect(text.contains("breaking Kettle.fill(_:) [client-failed]"), "\(text)")
    #expect(text.contains("kettle.fill(1)"), "\(text)")
  }

  @Test func aMemberOfTheSameNameMakesCallsAmbiguousForThoseThatImportBoth() async throws {
    let text = try await told(
      adding:
        "open class Vessel { public init() {} }\nextension String { public func boiled() -> String { self } }\n"
    )
    #expect(text.contains("breaking String.boiled() [client-failed]"), "\(text)")
    #expect(text.contains("Client: import Base\n"), "\(text)")
  }

  @Test func anotherNameIsNobodysRival() async throws {
    let text = try await told(
      adding: "open class Vessel { public init() {}; public func fill(cups: Int) -> Int { cups } }\n")
    #expect(text.contains("Base: 1 additive\n") && !text.contains("breaking"), "\(text)")
  }

  @Test func aNeighbourTakesNamesAndCallsOver() async throws {
    let old = """
      open class Vessel { public init() {} }
      public protocol Labelled { associatedtype Label; var label: Label { get } }
      extension Labelled { public var label: String { "" } }
      public struct Cup { public init() {} }
      public func serve<Served>(_ it: Served) -> Int { 1 }
      public func pour(_ cups: Int) -> Int { cups }
      """
    let new = """
      open class Vessel { public init() {}; public struct Lid { public init() {} } }
      public protocol Labelled { associatedtype Label; var label: Label { get } }
      extension Labelled { public var label: String { "" } }
      extension Labelled where Self: Hashable { public var label: Int { hashValue } }
      public struct Cup: Hashable { public init() {} }
      public func serve<Served>(_ it: Served) -> Int { 1 }
      @_disfavoredOverload public func pour(_ cups: Int) -> Int { cups }
      """
    let kettle = """
      @_exported import Base
      public struct Lid { public init() {} }
      public struct Tea: Labelled, Hashable { public init() {} }
      public func serve<Served: Hashable>(_ it: Served) -> String { "" }
      public func pour<Poured>(_ it: Poured) -> String { "" }
      """
    let text = try await told([Self.base: new], since: [Self.base: old, Self.kettle: kettle])
    let entries = [
      "fragile Lid [client-failed, own-extension]", "breaking Tea [client-failed]",
      "breaking serve(_:) [client-failed]", "breaking pour(_:) [client-failed]",
    ]
    for entry in entries { #expect(text.contains(entry), "\(entry): \(text)") }
    #expect(text.contains("‘Vessel.Lid’ is there now and changes what it means."), "\(text)")
  }

  @Test func aTypeWithTheModulesNameHidesTheModule() async throws {
    let base = "open class Vessel { public init() {} }\npublic enum Kettle { public static let litres = 1 }\n"
    let kettle = "@_exported import Base\npublic struct Lid { public init() {} }\n"
    let text = try await told([Self.base: base], since: [Self.kettle: kettle])
    #expect(text.contains("breaking Kettle [client-failed]"), "\(text)")
  }

  @Test func aClassOverridesForClientsWhatItsNeighbourLetThemOverride() async throws {
    let vessel = """
      open class Vessel {
        public required init() {}
        open func empty() throws {}
        open func rinse() {}
      }
      """
    let old = "public import Base\nopen class Kettle: Vessel {}\n"
    let new = """
      public import Base
      open class Kettle: Vessel {
        public required init() { super.init() }
        open override func empty() {}
        public override func rinse() {}
      }
      """
    let text = try await told([Self.kettle: new], since: [Self.base: vessel, Self.kettle: old])
    #expect(text.contains("breaking Kettle.rinse() [open-member-closed]"), "\(text)")
    #expect(text.contains("override func empty() throws"), "\(text)")
    #expect(!text.contains("Kettle.init()") && !text.contains("Vessel]"), "\(text)")
  }

  /// The standard library has a structure `Job`.
  @Test func aNeighbourThatStaysAsItIsCounts() async throws {
    let base = """
      public protocol Labelled {}
      extension Labelled { public var label: String { "" } }
      public protocol Job {}
      extension Job { public var label: String { "" } }
      open class Vessel { public init() {}; open func empty() {} }
      public struct Lid {}
      public struct Rim {}
      public struct Cup { public init() {} }
      public func wash<T>(_ it: T) -> Int { 1 }
      """
    let old = """
      public import Base
      public struct Tea: Labelled { public init() {} }
      public struct Coffee: Job { public init() {} }
      open class Pot: Vessel { open override func empty() {} }
      public struct Tray { public init() {} }
      public func cup() -> Cup { Cup() }
      public func wash(_ it: Cup) -> Int { 2 }
      """
    let new = """
      public import Base
      public struct Tea: Labelled { public init() {}; public var label: Int { 1 } }
      public struct Coffee: Job { public init() {}; public var label: Int { 1 } }
      open class Pot: Vessel {}
      public struct Tray { public init() {}; public struct Lid {} }
      public struct Rim {}
      public func cup() -> Cup { Cup() }
      """
    let text = try await told([Self.kettle: new], since: [Self.base: base, Self.kettle: old])
    for words in [
      "breaking Tea.label [declaration-added]", "Calls of ‘Labelled.label’ on ‘Tea’ run it from now on.",
      "breaking Coffee.label [declaration-added]", "fragile Tray.Lid [declaration-added, own-extension]",
      "typealias Outer = Lid", "breaking Rim [declaration-added]", "breaking wash(_:) [member-removed]",
      "breaking Pot.empty() [client-failed]",
      "It is found in ‘Base’ now, which clients with MemberImportVisibility have to import, too.",
    ] { #expect(text.contains(words), "\(words): \(text)") }
  }

  @Test func aNeighbourThatNobodyComparesAndThatCannotBeReadIsNamed() async throws {
    let kettle = "public import Base\nopen class Pot: Vessel {}\n"
    let isBase = #"case " $* " in *" -module-name Base "*) echo "error: no graph" >&2; exit 1;; esac"#
    try await withTemporaryFolder { folder in
      try folder.write(Self.files.merging([Self.kettle: kettle]) { $1 })
      let manifest = try #require(Self.files["Package.swift"])
      let base = #".library(name: "Base", targets: ["Base"]), "#
      try folder.write(["Package.swift": manifest.replacing(base, with: "")])
      try await Git.commit(folder)
      try folder.write([Self.kettle: kettle.replacing("{}", with: "{ public func wash() {} }")])
      let path = try await BrokenToolchain.install(in: folder, before: "swift-symbolgraph-extract", isBase)
      let output = try await APICheckRun.run(
        ["diff", "main", "--quiet"], in: folder, environment: ["PATH": path])
      #expect(output.status == 2)
      let words = "what changed in Kettle: the symbol graph of Base could not be extracted: error: no graph."
      #expect(output.standardError.contains("Could not prove \(words)"), "\(output.standardError)")
      #expect(output.text.contains("additive Pot.wash() [declaration-added]"), "\(output.text)")
    }
  }

  @Test func whatIsImportedInsteadOfReexportedIsNoNewImport() async throws {
    let source = try #require(Self.files[Self.kettle])
    let text = try await told([Self.kettle: source.replacing("@_exported", with: "public")])
    #expect(text.contains("breaking Vessel [type-removed]"), "\(text)")
    #expect(!text.contains("import Base"), "\(text)")
  }
}
