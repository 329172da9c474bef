import Compatibility
import Foundation
import Packages
import Pipeline
import Processes
import Surfaces
import TestSupport
import Testing

@Suite struct ImportReachTests {
  private static let sources = [
    "Beans": "extension Int { public var beans: Int { self } }",
    "Pantry": "internal import Beans\npublic func store() -> Int { 1.beans }",
  ]

  /// The verdicts on Kit's lost import of Beans when its new side is `new`.
  private func verdicts(new: String) async throws -> [Verdict] {
    try await BlockingWork.run {
      let folder = FileManager.default.temporaryDirectory.appending(path: "Reach-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let toolchain = try Toolchain.find()
      var sides: [PackageVersion] = []
      for (name, source) in [("old", "public import Beans\n"), ("new", new)] {
        let directory = folder.appending(path: name).path
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        for (module, text) in [
          ("Beans", Self.sources["Beans"] ?? ""), ("Pantry", Self.sources["Pantry"] ?? ""), ("Kit", source),
        ] {
          try Self.compile(text, as: module, in: directory, by: toolchain)
        }
        let line = name == "old" ? "import Beans\n" : ""
        let surface = try Baseline.parse("\(Baseline.firstLine)Kit\n\(line)", file: "Kit.txt")
        let kit = BuiltModule(
          name: "Kit", modulesDirectory: directory, target: toolchain.target, languageMode: "5")
        var version = PackageVersion(title: name)
        version.modules = [("Kit", .surface(surface, kit))]
        sides.append(version)
      }
      let comparison = WitnessedComparison(toolchain: toolchain, options: SurfaceOptions(), isDeep: false)
      return try comparison.changes(sides[0], sides[1]).values.flatMap { try $0.get().map(\.verdict) }
    }
  }

  private static func compile(
    _ text: String, as module: String, in directory: String, by toolchain: Toolchain
  )
    throws
  {
    let file = "\(directory)/\(module).swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = [
      "-frontend", "-emit-module", "-parse-as-library", "-I", directory, "-module-name", module, "-o",
      "\(directory)/\(module).swiftmodule", file,
    ]
    let output = try Subprocess(toolchain.frontend, arguments).run()
    try #require(output.succeeded, "\(output.standardError)")
  }

  @Test func membersThatAnotherImportStillBringsAreNotLost() async throws {
    #expect(try await verdicts(new: "public import Pantry\n") == [.compatible])
    #expect(
      try await verdicts(new: "internal import Beans\nfunc one() -> Int { 1.beans }\n") == [.compatible])
  }

  @Test func membersOfAModuleThatNothingImportsAreLost() async throws {
    #expect(try await verdicts(new: "public func rest() {}\n") == [.breaking])
  }
}
