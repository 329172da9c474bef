import Clients
import Compatibility
import Foundation
import Packages
import Pipeline
import Processes
import Surfaces
import TestSupport
import Testing

@Suite struct ClientCompilerTests {
  /// Compiles both sources to modules and runs all clients of `surface`, the lines of the old side's surface.
  private func run(_ surface: String, old: String, new: String) async throws -> ClientRun {
    try await BlockingWork.run { try Self.outcome(of: surface, old: old, new: new) }
  }

  private static func outcome(of surface: String, old: String, new: String) throws -> ClientRun {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "ClientTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let toolchain = try Toolchain.find()
    let oldModule = try module(old, in: directory.appending(path: "old"), by: toolchain)
    let newModule = try module(new, in: directory.appending(path: "new"), by: toolchain)
    let oldSurface = try Baseline.parse(Baseline.firstLine + "Kit\n" + surface + "\n", file: "Kit.txt")
    let nothing = Surface(module: "Kit", declarations: [])
    let compiler = ClientCompiler(toolchain: toolchain, scratch: directory.path)
    return try compiler.run(ClientSet(of: oldSurface, against: nothing), old: oldModule, new: newModule)
  }

  private static func module(_ source: String, in folder: URL, by toolchain: Toolchain) throws -> BuiltModule
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Kit.swift").path
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = [
      "-frontend", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", "Kit", "-o",
      folder.appending(path: "Kit.swiftmodule").path, file,
    ]
    let output = try Subprocess(toolchain.frontend, arguments).run()
    try #require(output.succeeded, "\(output.standardError)")
    return BuiltModule(name: "Kit", modulesDirectory: folder.path, target: toolchain.target)
  }

  @Test func onlyTheClientsOfWhatChangedFail() async throws {
    let run = try await run(
      "func load()\nfunc rest() -> Int", old: "public func load() {}\npublic func rest() -> Int { 0 }",
      new: "public func load() throws {}\npublic func rest() -> Int { 0 }")
    let failures = run.outcomes.filter { $0.complaint != nil }
    #expect(Set(failures.map(\.client.declaration.name)) == ["load"])
    #expect(failures.first?.complaint?.contains("can throw") == true)
    #expect(failures.first?.source == "func client() {\n  load()\n}\n")
    #expect(run.outcomes.contains { $0.client.declaration.name == "rest" && $0.complaint == nil })
  }

  @Test func aMistakeThatOnlyTheFlowOfValuesShowsIsFoundBesideOthers() async throws {
    let old = "public struct Key: ~Copyable { public init() {} }\npublic func look(_ key: borrowing Key) {}\n"
    let new = "public struct Key: ~Copyable { public init() {} }\npublic func look(_ key: consuming Key) {}\n"
    let run = try await run(
      "struct Key: ~Copyable\nfunc look(_: borrowing Key)\nfunc gone()", old: old + "public func gone() {}",
      new: new)
    let failures = Set(run.outcomes.filter { $0.complaint != nil }.map(\.client.declaration.name))
    #expect(failures == ["look", "gone"])
  }

  @Test func whatTheOldSideRejectsProvesNothing() async throws {
    let run = try await run("func missing()", old: "public func load() {}", new: "public func load() {}")
    #expect(run.outcomes.isEmpty)
    #expect(run.discarded.map(\.declaration.name) == ["missing"])
  }

  @Test func aWeakerClientTakesThePlaceOfOneThatTheOldSideRejects() async throws {
    let old = "public protocol Keeper: Sendable {}"
    let run = try await run(
      "protocol Keeper: Sendable", old: old, new: "public protocol Keeper: Sendable { func keep() }")
    let conformer = try #require(run.outcomes.first { $0.client.use == .conform })
    #expect(!conformer.source.contains("stored"))
    #expect(conformer.complaint?.contains("does not conform") == true)
  }
}
