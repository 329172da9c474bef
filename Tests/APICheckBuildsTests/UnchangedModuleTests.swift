import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Modules that cannot differ are not compiled; whatever may differ is compiled on both sides.
@Suite struct UnchangedModuleTests {
  private static let names = ["Above", "Base", "Flagged", "Linked", "Same"]

  private static func manifest(isExtra: Bool) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shelf", products: [.library(name: "Shelf", targets: \(names))],
      targets: [
        .target(name: "Same"), .target(name: "Base"), .target(name: "Above", dependencies: ["Base"]),
        .target(name: "Flagged", swiftSettings: [\(isExtra ? ".define(\"EXTRA\")" : "")]), .target(name: "Linked"),
      ])
    """
  }

  private static let old = [
    ".gitignore": ".build/\n",
    "Package.swift": manifest(isExtra: true),
    "Sources/Same/Same.swift": "public struct Same { public func stay() {} }\n",
    "Sources/Base/Base.swift": "public protocol Base: Hashable {}\n",
    "Sources/Above/Above.swift": "public import Base\npublic struct Above: Base {}\n",
    "Sources/Flagged/Flagged.swift": "#if EXTRA\npublic func extra() {}\n#endif\npublic func always() {}\n",
    "Linked.swift": "public func linked() {}\npublic func gone() {}\n",
    "Sources/Linked/Linked.swift": "",
  ]

  private static let new = [
    "Package.swift": manifest(isExtra: false),
    "Sources/Base/Base.swift": "public protocol Base {}\n",
    "Linked.swift": "public func linked() {}\n",
  ]

  @Test func whatOnlyTheNewVersionReexportsIsReadToo() async throws {
    func package(_ dependencies: String, _ source: String) -> DrawnPackage {
      DrawnPackage(
        products: #".library(name: "Kettle", targets: ["Kettle"]), .library(name: "Lid", targets: ["Lid"])"#,
        targets: ".target(name: \"Kettle\", dependencies: [\(dependencies)]), .target(name: \"Lid\")",
        files: [SmallPackage.source: source, "Sources/Lid/Lid.swift": "public struct Lid {}\n"])
    }
    let output = try await DrawnPackage.diff(
      package("", "public struct Lid {}\n"), package(#""Lid""#, "@_exported public import Lid\n"))
    #expect(output.status == 0, "\(output.text)")
  }

  @Test func compilesOnBothSidesOnlyWhatMayDiffer() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.old)
      let link = folder.appending(path: "Sources/Linked/Linked.swift")
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../../Linked.swift")
      try await Git.commit(folder)
      try folder.write(Self.new)

      let first = try await diff(in: folder)
      #expect(extractions(in: first) == ["Above": 2, "Base": 2, "Flagged": 2, "Linked": 2, "Same": 0])
      #expect(first.status == 1)
      #expect(first.text.contains("5 modules compared ("))
      #expect(first.text.contains("; 1 not read, since both sides have the same files)"))
      for name in ["Above", "Base", "Flagged", "Linked"] { #expect(first.text.contains("\n\(name): ")) }
      #expect(!first.text.contains("\nSame: "))

      // What was left out before is built once it matters, and the rest is neither built nor read again.
      try folder.write(["Sources/Same/Same.swift": "public struct Same {}\n"])
      let second = try await diff(in: folder)
      #expect(extractions(in: second) == ["Above": 0, "Base": 0, "Flagged": 0, "Linked": 0, "Same": 2])
      #expect(second.text.contains("\nSame: 1 breaking"))
      let third = try await diff(in: folder)
      #expect(extractions(in: third).values.allSatisfy { $0 == 0 })
      #expect(third.text == second.text)
    }
  }

  /// What a module imports may be another version of it.
  @Test func withOtherPinsNothingIsTheSame() async throws {
    try await withTemporaryFolder { folder in
      func pins(_ version: String) -> [String: String] {
        let source = #""kind": "remoteSourceControl", "location": "https://kitchen.example/water""#
        let state = #""revision": "\#(String(repeating: "0", count: 40))", "version": "\#(version)""#
        let pin = #"{"identity": "water", \#(source), "state": {\#(state)}}"#
        let file = #"{"pins": [\#(pin)], "version": 2}"#
        return [".gitignore": ".build/\n!Package.resolved\n", "Package.resolved": file]
      }
      try folder.write(SmallPackage.files("public func boil() {}\n").merging(pins("1.0.0")) { $1 })
      try await Git.commit(folder)
      try folder.write(pins("2.0.0"))
      let output = try await diff(in: folder)
      #expect(output.text.contains("1 module compared (1 → 1 declarations)"), "\(output)")
    }
  }

  /// That the same files stand for a module, one version shows, once.
  @Test func compilesWhereNothingCanDifferInOneVersionAlone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n").ofNewPackage)
      try await Git.commit(folder)
      try folder.write(["README.md": "# Kettle\n"])
      for compilations in [1, 0] {
        let output = try await diff(in: folder)
        #expect(output.status == 0)
        #expect(output.text.contains("1 module compared (not read, since both sides have the same files)"))
        let lines = output.standardError.split(separator: "\n")
        #expect(lines.filter { $0.contains(" -module-name Kettle ") }.count == compilations, "\(lines)")
        // A toolchain that nobody knows yet is asked which build system it has.
        let builds = lines.filter { $0.contains("swift build ") && !$0.hasSuffix(" --show-bin-path") }
        #expect(builds.count == compilations, "\(builds)")
      }
    }
  }

  /// `Inner` stays as it is, and comes and goes for clients: once by a product, once by a re-export.
  @Test(
    arguments: [
      ("\"Kettle\", \"Inner\"", "public func boil() {}\n", "Inner [module-"),
      ("\"Kettle\"", "@_exported public import Inner\npublic func boil() {}\n", "heat() ["),
    ])
  func aModuleThatStaysTheSameCanComeAndGo(targets: String, source: String, change: String) async throws {
    func files(_ targets: String, _ source: String) -> [String: String] {
      [
        ".gitignore": ".build/\n", "Sources/Inner/Inner.swift": "public func heat() {}\n",
        "Sources/Kettle/Kettle.swift": source,
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: [\(targets)])],
          targets: [.target(name: "Inner"), .target(name: "Kettle", dependencies: ["Inner"])])
        """,
      ]
    }
    try await withTemporaryFolder { folder in
      try folder.write(files("\"Kettle\"", "public func boil() {}\n"))
      try await Git.commit(folder)
      try folder.write(files(targets, source))
      try #require(try await APICheckRun.run(["bless"], in: folder).status == 0)
      try await Git.commit(folder)
      for command in [["diff", "--exact", "main~1"], ["check", "--against", "main~1"]] {
        let output = try await APICheckRun.run(command, in: folder)
        #expect(output.text.contains("  additive \(change)"), "\(output.text)")
      }
      try folder.write(files("\"Kettle\"", "public func boil() {}\n"))
      for command in [["diff", "main"], ["check", "--against", "main"]] {
        let output = try await APICheckRun.run(command, in: folder)
        #expect(output.text.contains("  breaking \(change)"), "\(output.text)")
      }
    }
  }

  @Test func readsAllOfTheTreeWhereBaselinesAreChecked() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n").ofNewPackage)
      try await Git.commit(folder)
      try #require(try await APICheckRun.run(["bless"], in: folder).status == 0)
      let output = try await APICheckRun.run(["check", "--against", "main", "--verbose"], in: folder)
      #expect(output.status == 0)
      #expect(output.text.contains("1 module compared (1 → 1 declarations)"))
      #expect(output.standardError.split(separator: "\n").filter { $0.contains("swift build ") }.count == 1)
    }
  }

  private func diff(in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(["diff", "main", "--package-path", ".", "--verbose"], in: folder)
  }

  /// How often each module was extracted.
  private func extractions(in output: Subprocess.Output) -> [String: Int] {
    let lines = output.standardError.split(separator: "\n").filter {
      $0.contains("swift-symbolgraph-extract")
    }
    return Dictionary(
      Self.names.map { name in (name, lines.filter { $0.contains("-module-name \(name) ") }.count) },
      uniquingKeysWith: { $1 })
  }
}
