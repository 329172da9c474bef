import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A C target whose headers do not compile, so that nobody knows what clients have of it.
@Suite struct UnreadableHeaderTests {
  private static let header = "Sources/CHeat/include/CHeat.h"
  private static let baseline = "Tools/api-baselines/CHeat.txt"
  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [.library(name: "Kettle", targets: ["Kettle"]), .library(name: "Heat", targets: ["CHeat"])],
      targets: [.target(name: "Kettle"), .target(name: "CHeat")])
    """,
    "Sources/Kettle/Kettle.swift": "public struct Kettle {}\n",
    header: "int heat(void);\n",
    "Sources/CHeat/heat.c": "",
  ]

  @Test func aGuardedModuleIsNotLeftOutOfTheBaselinesInSilence() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      let before = try folder.text(of: Self.baseline)
      try folder.write([Self.header: "#include \"none.h\"\n"])
      let check = try await APICheckRun.run(["check", "--quiet"], in: folder)
      #expect(check.status == 2 && check.standardError.contains("Could not check CHeat"), "\(check)")
      let bless = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      #expect(bless.status == 2)
      for words in [
        "CHeat cannot be blessed: it is a target in C", "'none.h' file not found; no baseline was changed.",
      ] { #expect(bless.standardError.contains(words), "\(bless)") }
      #expect(try folder.text(of: Self.baseline) == before)
      let other = try await APICheckRun.run(["bless", "Kettle", "--quiet"], in: folder)
      #expect(other.status == 0 && other.text == "Kettle: unchanged, 1 declaration", "\(other)")
    }
  }

  @Test func whatCompilesAsCIsNotTakenForCPlusPlus() async throws {
    try await withTemporaryFolder { folder in
      // Nothing keeps it from being included twice.
      let files = [
        Self.header: "#include \"Pot.h\"\n",
        "Sources/CHeat/include/Pot.h": "static inline int pot(void) { return 1; }\n",
      ]
      try folder.write(Self.files.merging(files) { $1 })
      let output = try await APICheckRun.run(["list", "--quiet"], in: folder)
      #expect(output.status == 2 && !output.text.contains("CHeat"), "\(output)")
      #expect(output.standardError.contains("Could not read CHeat: it is a target in C;"), "\(output)")
    }
  }

  @Test func aModuleThatWasNeverReadIsNamed() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files.merging([Self.header: "#include \"none.h\"\n"]) { $1 })
      let bless = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      #expect(bless.status == 0 && bless.text.contains("Kettle: blessed, 1 declaration"), "\(bless)")
      #expect(bless.text.contains("CHeat: left out, it is a target in C"), "\(bless)")
    }
  }
}
