import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Clients compiled against both versions, and what is made of the compiler's word.
@Suite struct ClientProofTests {
  /// What `diff` says of a package whose source becomes another one.
  private func diff(old: String, new: String) async throws -> String {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(old))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: new])
      return try await APICheckRun.run(["diff", "main", "--quiet"], in: folder).text
    }
  }

  @Test func onlyTheClientsOfWhatChangedFail() async throws {
    let text = try await diff(
      old: "public func load() {}\npublic func rest() -> Int { 0 }\n",
      new: "public func load() throws {}\npublic func rest() -> Int { 0 }\n")
    #expect(text.contains("Kettle: 1 breaking\n  breaking load() [throws-added]"))
    #expect(text.contains("    Client: func example() {\n        load()\n      }\n"))
    #expect(text.contains("    Compiler: call can throw"))
  }

  @Test func whatTestsWriteMostComesFirst() async throws {
    let text = try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func load() {}\npublic func rest() {}\n"))
      try folder.write(["Tests/KettleTests/Rest.swift": "// rest, arrest\nlet rests = [rest(), rest()]\n"])
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "", "Tests/KettleTests/Rest.swift": ""])
      return try await APICheckRun.run(["diff", "main", "--quiet", "--format", "json"], in: folder).text
    }
    #expect(text.ranges(of: #""mentions" : "#).count == 1)
    #expect(text.contains(#""mentions" : 3"#), "\(text)")
  }

  @Test("What only Swift 6 forbids breaks no client in Swift 5 mode", arguments: ["5", "6"])
  func languageMode(mode: String) async throws {
    let (old, new) = (
      "public func keep<T>(_ value: T) {}\n", "public func keep<T: Sendable>(_ value: T) {}\n"
    )
    let output = try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(old))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: new])
      let options = ["--fail-on", "breaking", "--client-mode", mode, "--quiet"]
      return try await APICheckRun.run(["diff", "main"] + options, in: folder)
    }
    #expect(output.status == (mode == "5" ? 0 : 1), "\(output.text)")
    #expect(output.text.contains("clients in other language modes than Swift \(mode)"))
  }

  @Test func aMistakeThatOnlyTheFlowOfValuesShowsIsFoundBesideOthers() async throws {
    let key = "public struct Key: ~Copyable { public init() {} }\n"
    let text = try await diff(
      old: key + "public func look(_ key: borrowing Key) {}\npublic func gone() {}\n",
      new: key + "public func look(_ key: consuming Key) {}\n")
    #expect(text.contains("    Compiler: 'key' is borrowed and cannot be consumed"))
    #expect(text.contains("    Compiler: cannot find 'gone' in scope"))
  }

  @Test func whatTheOldSideRejectsProvesNothing() async throws {
    let macro =
      #"@freestanding(expression) public macro absent() -> Int = #externalMacro(module: "M", type: "T")"#
    let text = try await diff(old: "\(macro)\npublic func gone() {}\n", new: "\n")
    #expect(text.contains("breaking absent() [member-removed]"))
    #expect(text.ranges(of: "Proved by the compiler.").count == 1)
    #expect(text.ranges(of: "Client: ").count == 1)
  }

  @Test func aWeakerClientTakesThePlaceOfOneThatTheOldSideRejects() async throws {
    let text = try await diff(
      old: "public protocol Keeper: Sendable {}\n",
      new: "public protocol Keeper: Sendable { func keep() }\n")
    #expect(text.contains("Client: struct MyKeeper: Keeper {\n"))
    #expect(!text.contains("stored"))
    #expect(text.contains("Compiler: type 'MyKeeper' does not conform to protocol 'Keeper'"))
  }

  /// Its own declarations keep the second remedy out.
  @Test func aRemedyIsCompiledAmongTheSourcesOfTheModule() async throws {
    let text = try await diff(
      old: """
        public import Foundation
        public func pour(cups: Data) {}
        public func boil(minutes: Int) {}
        """,
      new: """
        public import Foundation
        public func pour(mugs: Data) {}
        public func boil(seconds: Int) {}
        private func boil(minutes: Int) {}
        """)
    #expect(text.contains("public func pour(cups: Data) { pour(mugs: cups) }` (compiles)"))
    #expect(text.ranges(of: "[argument-label-changed]").count == 2)
    #expect(text.ranges(of: "(compiles)").count == 1)
  }
}
