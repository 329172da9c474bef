import Foundation
import Processes
import TestSupport
import Testing

/// The built command, run over a package with a canned export.
@Suite struct UnreachedCommandTests {
  private static let boil = "Modules/Kettle/Kettle.swift | boil() | 1 | Steam is not testable.\n"
  private static let all =
    boil
    + "Modules/Kettle/Kettle.swift | idle() | 1 | Rest.\nModules/Kettle/Kettle.swift | leak() | 1 | Rust.\n"

  private func run(_ arguments: String..., allowance: String? = nil) async throws -> Subprocess.Output {
    try await withTemporaryFolder { folder in
      let package = folder.resolvingSymlinksInPath().appending(path: "a package")
      let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          targets: [
            .target(name: "Kettle", path: "Modules/Kettle"), .target(name: "Vendor", path: "Modules/Vendor"),
          ])
        """,
        "Modules/Kettle/Kettle.swift": "",
        "Modules/Vendor/Vendor.swift": "",
        "export.json": try CannedExport.text(package: package.path),
        "Tools/unreached-allowance.txt": allowance,
      ]
      for (path, text) in files {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let text { try Data(text.utf8).write(to: file) }
      }
      return try await BlockingWork.run {
        try Subprocess(
          BuiltProducts.command("unreached"),
          ["--package-path", "a package", "--export", "a package/export.json"] + arguments,
          in: folder.path
        ).run()
      }
    }
  }

  @Test func namesEachPlaceAndFails() async throws {
    let output = try await run()
    #expect(output.status == 1)
    #expect(
      output.text.split(separator: "\n").prefix(3) == [
        "Modules/Kettle/Kettle.swift:5: unreached region: boil()",
        "Modules/Kettle/Kettle.swift:15: unreached function: idle()",
        "Modules/Kettle/Kettle.swift:21: unreached function: leak()",
      ])
  }

  @Test func acceptsWhatTheAllowanceExcepts() async throws {
    #expect(try await run(allowance: Self.all).status == 0)
    #expect(try await run(allowance: Self.boil).status == 1)
  }

  @Test func failsForAStaleException() async throws {
    let output = try await run(allowance: Self.all + "Modules/Kettle/Kettle.swift | gone() | 1 | Once.\n")
    #expect(output.status == 1)
    #expect(output.text.contains("stale allowance: gone()"))
  }

  @Test func printsATable() async throws {
    let output = try await run("--format", "markdown", allowance: Self.boil)
    #expect(output.text.contains("| Kettle | 2 | 0 | 1 |"))
    #expect(output.text.contains("| Modules/Kettle/Kettle.swift:15 | function | `idle()` |"))
  }

  @Test func printsJSON() async throws {
    let output = try await run("--format", "json", allowance: Self.boil)
    let json = try JSONSerialization.jsonObject(with: output.standardOutput) as? [String: Any]
    let places = try #require(json?["unreached"] as? [[String: Any]])
    #expect(json?["passes"] as? Bool == false)
    #expect(places.compactMap { $0["line"] as? Int } == [15, 21, 5])
    #expect(places.compactMap { $0["excepted"] as? Bool } == [false, false, true])
  }

  @Test func saysWhenItCouldNotCheck() async throws {
    #expect(try await run("--export", "missing.json").status == 2)
    #expect(try await run("--package-path", "missing").status == 2)
    #expect(try await run(allowance: "nonsense").status == 2)
    #expect(try await run("--allowance", "missing.txt").status == 2)
  }

  @Test(arguments: [["--format", "xml"], ["--frmat", "text"], ["extra"], ["--format"]])
  func refusesMisuse(arguments: [String]) async throws {
    let output = try await run(arguments[0], arguments.count > 1 ? arguments[1] : "")
    #expect(output.status == 64)
    #expect(output.standardError.contains("--help"))
  }

  @Test func explainsItself() async throws {
    let output = try await run("--help")
    #expect(output.status == 0)
    #expect(output.text.hasPrefix("USAGE: Tools/unreached"))
  }
}
