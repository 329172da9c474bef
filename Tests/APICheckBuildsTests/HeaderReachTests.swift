import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What clients get with the headers that a header includes, and with superclasses that they cannot name.
@Suite struct HeaderReachTests {
  private static let kettle = "Sources/Kettle/Kettle.swift"
  private static let core = "Sources/_Core/Core.swift"
  private static let steam = "Sources/CSteam/include/CSteam.h"
  private static let heat = "Sources/CHeat/include/CHeat.h"
  private static let dash = "Sources/C-Dash/include/dash.h"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [
        .library(name: "Kettle", targets: ["Kettle"]), .library(name: "Dash", targets: ["C-Dash"]),
        .library(name: "Steam", targets: ["CSteam"]),
      ],
      targets: [
        .target(name: "Kettle", dependencies: ["CDrop", "_Core"]), .target(name: "_Core"),
        .target(name: "CSteam", dependencies: ["CHeat"]), .target(name: "CHeat"), .target(name: "C-Dash"),
        .target(name: "CDrop", dependencies: ["CWell"]), .target(name: "CWell"),
      ])
    """,
    kettle: """
    public import CDrop
    public import _Core
    open class Kettle: _Vessel {}
    public func drop() -> drop_t { drop_t(0) }

    """,
    core: "open class _Vessel { public init() {}; public func fill() {} }\n",
    steam: "#include \"CHeat.h\"\nint steam(heat_t heat);\n",
    "Sources/CSteam/steam.c": "#include \"CSteam.h\"\n",
    heat: "typedef int heat_t;\nint heat(void);\n",
    "Sources/CHeat/heat.c": "#include \"CHeat.h\"\n",
    dash: "int dash(void);\n",
    "Sources/C-Dash/dash.c": "#include \"dash.h\"\n",
    "Sources/CDrop/include/CDrop.h": "#include \"CWell.h\"\n",
    "Sources/CDrop/drop.c": "",
    "Sources/CSteam/include/module.modulemap": """
    module CSteam { header "CSteam.h" export * explicit module Low { header "low.h" } }
    """,
    "Sources/CSteam/include/low.h": "int low(void);\n",
    "Sources/CWell/include/CWell.h": "typedef int drop_t;\n",
    "Sources/CWell/well.c": "",
  ]

  @Test(arguments: [heat, "Shared/heat.h"])
  func aHeaderThatModulesWereCompiledWithIsReadAgain(header: String) async throws {
    try await withTemporaryFolder { folder in
      func write(_ type: String, _ source: String) throws {
        try folder.write([Self.heat: "#include \"../../../Shared/heat.h\"\n", Self.kettle: source])
        try folder.write([header: "#pragma once\ntypedef int \(type);\n"])
      }
      func run(_ arguments: String...) async throws -> Subprocess.Output {
        try await APICheckRun.run(arguments + ["--quiet"], in: folder)
      }
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle",
          products: [.library(name: "Kettle", targets: ["Kettle"]), .library(name: "Heat", targets: ["CHeat"])],
          targets: [.target(name: "Kettle", dependencies: ["CHeat"]), .target(name: "CHeat")])
        """,
        "Sources/CHeat/heat.c": "",
      ])
      let source = "public import CHeat\npublic func boil(_ heat: heat_t) {}\n"
      try write("heat_t", source)
      try await Git.commit(folder)
      #expect(try await run("list").status == 0)
      try write("warmth_t", source)
      let broken = try await run("list")
      #expect(broken.status == 2 && broken.text.isEmpty, "\(broken)")
      #expect(broken.standardError.contains("cannot find type 'heat_t' in scope"), "\(broken.standardError)")
      try write("warmth_t", "public func boil() {}\n")
      let changed = try await run("diff", "HEAD")
      #expect(changed.status == 1 && changed.text.contains("breaking heat_t [type-removed]"), "\(changed)")
    }
  }

  @Test(arguments: ["kettle", "a $kettle #1"])
  func noFolderHidesWhatAHeaderIncludes(name: String) async throws {
    try await withTemporaryFolder { base in
      func package(_ declaration: String) -> DrawnPackage {
        DrawnPackage(
          products: #".library(name: "Heat", targets: ["CHeat"])"#, targets: #".target(name: "CHeat")"#,
          files: [
            Self.heat: "#include \"pot.h\"\n", "Sources/CHeat/heat.c": "",
            "Sources/CHeat/include/pot.h": "#pragma once\n\(declaration)\n",
          ])
      }
      let output = try await DrawnPackage.diff(
        package("int pot(void);"), package("int pan(void);"), in: base.appending(path: name))
      #expect(output.status == 1 && output.text.contains("breaking pot() ["), "\(output)")
    }
  }

  @Test func headersThatOnlyAModuleMapNamesAreReadAgain() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          targets: [.target(name: "Kettle", dependencies: ["CHeat"]), .systemLibrary(name: "CHeat")])
        """,
        Self.kettle: "public import CHeat\npublic func boil(_ heat: heat_t) {}\n",
        "Sources/CHeat/module.modulemap": "module CHeat { header \"CHeat.h\" }\n",
        "Sources/CHeat/CHeat.h": "#include \"low.h\"\n",
      ])
      for (type, status) in [("heat_t", Int32(0)), ("warmth_t", 2)] {
        try folder.write(["Sources/CHeat/low.h": "typedef int \(type);\n"])
        let output = try await APICheckRun.run(["list", "--quiet"], in: folder)
        #expect(output.status == status, "\(output)")
      }
    }
  }

  @Test func whatAHeaderIncludesOfThePackageComesWithIt() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      try folder.write([
        Self.core: "open class _Vessel { public init() {}; public func pour() {} }\n",
        Self.heat: "typedef int heat_t;\nint heat(int);\n", Self.dash: "int dash(int);\n",
        "Sources/CWell/include/CWell.h": "typedef double drop_t;\n",
      ])
      let report = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(report.status == 1)
      for line in [
        "breaking _Vessel.fill() [member-removed]", "breaking heat() [parameter-added] \(Self.heat):2",
        "breaking dash() [parameter-added] \(Self.dash):1", "breaking drop_t [typealias-changed]",
        "; met in signatures only: CWell, _Core;",
        "C modules that are imported by their own name (CSteam.Low)",
      ] {
        #expect(report.text.contains(line), "\(line) is not in\n\(report.text)")
      }

      // A header that no longer compiles is not judged.
      try folder.write([Self.heat: "typedef int heat_t;\nint heat(vod);\n"])
      let broken = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(broken.status == 2 && !broken.text.contains("breaking heat"), "\(broken.text)")
      #expect(
        broken.standardError.contains("error: a parameter list without types"), "\(broken.standardError)")
    }
  }
}
