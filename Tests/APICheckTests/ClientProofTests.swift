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
