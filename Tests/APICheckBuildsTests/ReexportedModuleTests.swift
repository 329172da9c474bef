import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What clients of a module get from others of its package, and modules in C.
@Suite struct ReexportedModuleTests {
  private static func manifest(products: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [
        .library(name: "Kettle", targets: ["Kettle"]), .library(name: "CHeat", targets: ["CHeat", "CPlus"]),\(products)
      ],
      targets: [
        .target(name: "Kettle", dependencies: ["_Water", "CSteam"]), .target(name: "_Water", dependencies: ["Deep"]),
        .target(name: "Deep"), .target(name: "CHeat"), .target(name: "CSteam"), .target(name: "CPlus"),
      ])
    """
  }

  private static let water = "Sources/_Water/Water.swift"
  private static let deep = "Sources/Deep/Deep.swift"
  private static let kettle = "Sources/Kettle/Kettle.swift"
  private static let heat = "Sources/CHeat/include/CHeat.h"
  private static let steam = "Sources/CSteam/include/steam.h"
  private static let plus = "Sources/CPlus/include/plus.h"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": manifest(),
    kettle: """
    @_exported import _Water
    @_exported import CSteam
    @_exported import struct Dispatch.DispatchTime
    public func boil(_ water: Water) {}

    """,
    water: """
    @_exported import struct Deep.Well
    public struct Water {
      public init() {}
      public func flow() {}
    }
    """,
    deep: """
    public struct Well {
      public init() {}
      public func draw() {}
    }
    public struct Cellar {}
    """,
    heat: """
    #include <stdio.h>
    #include <stdint.h>
    #define HEAT_MAX 100
    typedef struct heat { int degrees; struct { int top; } lid; } heat_t;
    enum heat_level { HEAT_LOW, HEAT_HIGH } __attribute__((enum_extensibility(closed)));
    typedef union { int whole; float part; } heat_amount;
    typedef int32_t heat_code;
    extern const int heat_limit;
    int heat_start(int __level);
    void heat_stop(void);
    void heat_report(FILE *file);
    """,
    "Sources/CHeat/heat.c": "#include \"CHeat.h\"\nconst int heat_limit = 1;\n",
    steam: "void steam_out(int bars);\n",
    "Sources/CSteam/include/module.modulemap": "module CSteam { header \"steam.h\" export * }\n",
    "Sources/CSteam/steam.c": "#include \"steam.h\"\n",
    plus: "#include <vector>\nstd::vector<int> plus();\n",
    "Sources/CPlus/plus.cpp": "#include \"plus.h\"\n",
  ]

  private func diff(in folder: URL, _ more: String...) async throws -> String {
    try await APICheckRun.run(["diff", "main", "--quiet"] + more, in: folder).text
  }

  @Test func whatClientsSeeIsComparedUnderTheModuleThatTheyImport() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let blessed = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      #expect(blessed.text == "CHeat: blessed, 26 declarations\nKettle: blessed, 8 declarations")
      try await expectBaselines(in: folder)
      try await Git.commit(folder)

      try await expectBreaksBehindReexports(in: folder)
      try await expectLostReexports(in: folder)
      try await expectBreaksInC(in: folder)
      try folder.write(Self.files)
      let same = try await APICheckRun.run(["check", "--quiet"], in: folder)
      #expect(same.status == 0)
      // What is compared under another name is compared; of a module that is given on in part the rest is not.
      #expect(same.text.contains("not compared: targets that no product leads to (Deep)"), "\(same.text)")
      try folder.write([
        "Package.swift": Self.manifest(products: ".library(name: \"Deep\", targets: [\"Deep\", \"_Water\"])"),
        Self.kettle: try folder.text(of: Self.kettle) + "public func pour() {}\n",
      ])
      let shared = try await diff(in: folder)
      #expect(shared.contains("additive Deep [module-added]"), "\(shared)")
      #expect(shared.contains("\nKettle: 1 additive\n"), "\(shared)")
      #expect(shared.contains("; not checked: what comes with the re-exported Dispatch"), "\(shared)")
    }
  }

  /// Whatever names something of another package misses it, too, and nobody has changed that.
  @Test func aLostReexportOfAnotherPackageIsOneFinding() async throws {
    try await withTemporaryFolder { folder in
      func write(_ modifier: String) throws {
        try folder.write([
          SmallPackage.source: """
          \(modifier) import Water
          public struct Kettle {
            public init() {}
            public func boil(_ drop: Drop) {}
            public func pour() -> Drop { Drop() }
          }
          """
        ])
      }
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          dependencies: [.package(path: "Water")], targets: [.target(name: "Kettle", dependencies: ["Water"])])
        """,
        "Water/Package.swift": SmallPackage.files("")["Package.swift"]?.replacing("Kettle", with: "Water")
          ?? "",
        "Water/Sources/Water/Water.swift": "public struct Drop { public init() {} }\n",
      ])
      try write("@_exported public")
      try await Git.commit(folder)
      try write("public")
      let text = try await diff(in: folder)
      #expect(
        text.contains("Kettle: 1 breaking\n  breaking import Water [exported-import-removed]"), "\(text)")
      #expect(text.contains("Proved by the compiler."), "\(text)")
    }
  }

  @Test func aTypeOfItsOwnIsAnotherThanTheOneThatWasReexported() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          targets: [.target(name: "Kettle", dependencies: ["Deep"]), .target(name: "Deep")])
        """,
        Self.deep: "public struct Well { public init() {} }\npublic func fill(_ well: Well) {}\n",
        Self.kettle: "@_exported import Deep\n",
      ])
      try await Git.commit(folder)
      try folder.write([Self.kettle: "@_exported import Deep\npublic struct Well { public init() {} }\n"])
      let text = try await diff(in: folder)
      #expect(text.contains("breaking fill(_:) [client-failed]"), "\(text)")

      // Nor is it where the other module is for clients itself.
      let manifest = try folder.text(of: "Package.swift").replacing(
        "products: [", with: "products: [.library(name: \"Deep\", targets: [\"Deep\"]), ")
      let own = try folder.text(of: Self.kettle)
      try folder.write(["Package.swift": manifest, Self.kettle: "@_exported import Deep\n"])
      try await Git.commit(folder)
      try folder.write([Self.kettle: own])
      let product = try await diff(in: folder)
      #expect(product.contains("breaking fill(_:) [client-failed]"), "\(product)")
    }
  }

  private func expectBaselines(in folder: URL) async throws {
    let kettle = try folder.text(of: "Tools/api-baselines/Kettle.txt").split(separator: "\n").dropFirst()
    #expect(
      kettle == [
        "@_exported import Dispatch.DispatchTime", "struct Water",
        "func Water.flow()", "init Water()", "struct Well", "func Well.draw()", "init Well()",
        "func boil(_: Water)", "func steam_out(_: Int32)",
      ])
    let heat = try folder.text(of: "Tools/api-baselines/CHeat.txt")
    for line in [
      "var HEAT_MAX: Int32 { get }", "struct heat", "var heat.degrees: Int32 { get set }",
      "case heat_level.HEAT_LOW",
      "var heat_amount.part: Float { get set }", "typealias heat_code = Int32", "let heat_limit: Int32",
      "func heat_start(_: Int32) -> Int32", "func heat_report(_: UnsafeMutablePointer<FILE>!)",
      "typealias heat_t = heat", "var heat.__Unnamed_struct_lid.top: Int32 { get set }",
    ] {
      #expect(heat.contains("\n\(line)\n"), "\(line) is not in\n\(heat)")
    }
    #expect(!heat.contains("puts"))
  }

  private func expectBreaksBehindReexports(in folder: URL) async throws {
    try folder.write([
      Self.water: "@_exported import Deep\npublic struct Water { public init() {} }\n",
      Self.deep: "public struct Well { public init() {} }\npublic struct Cellar {}\n",
      Self.steam: "void steam_out(long bars);\n",
    ])
    let text = try await diff(in: folder)
    #expect(text.contains("Kettle: 3 breaking, 1 additive"), "\(text)")
    for line in [
      "breaking Water.flow() [member-removed]", "breaking Well.draw() [member-removed]",
      "breaking steam_out(_:) [parameter-type-changed] Sources/CSteam/include/steam.h:1",
      "additive Cellar [declaration-added] Sources/Deep/Deep.swift:2",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
    #expect(text.matches(of: /Proved by the compiler/).count == 3)
    try folder.write(Self.files)
  }

  private func expectLostReexports(in folder: URL) async throws {
    let source = "internal import _Water\npublic func boil() {}\n"
    try folder.write([Self.kettle: source])
    let lost = try await diff(in: folder)
    for line in [
      "breaking Water [type-removed]", "breaking Well [type-removed]",
      "breaking steam_out(_:) [member-removed]",
      "breaking import Dispatch.DispatchTime [exported-import-removed]",
      "Client: func example(_ time: borrowing DispatchTime) {}",
    ] {
      #expect(lost.contains(line), "\(line) is not in\n\(lost)")
    }
    // A client of `boil` fails since there is no `Water` to boil, which proves nothing about its parameter.
    #expect(lost.matches(of: /Proved by the compiler/).count == 4, "\(lost)")

    try folder.write([
      Self.kettle: """
      public import _Water
      public import Deep
      public import Dispatch
      @_exported import CSteam
        public typealias Water = _Water.Water
      public typealias Well = Deep.Well
      public typealias DispatchTime = Dispatch.DispatchTime
      public func boil(_ water: Water) {}
      """
    ])
    let again = try await diff(in: folder)
    #expect(!again.contains("breaking"), "\(again)")
    for line in [
      "compatible import Dispatch.DispatchTime [exported-import-removed]", "compatible Water [kind-changed]",
      "With MemberImportVisibility they import the module of what it stands for, too.",
    ] {
      #expect(again.contains(line), "\(line) is not in\n\(again)")
    }
    try folder.write(Self.files)
  }

  private func expectBreaksInC(in folder: URL) async throws {
    let header = try folder.text(of: Self.heat)
    let changed = header.replacing("void heat_stop(void);", with: "").replacing(
      "int degrees", with: "long degrees"
    ).replacing("#define HEAT_MAX 100\n", with: "").replacing("HEAT_HIGH }", with: "HEAT_HIGH, HEAT_TOP }")
    try folder.write([Self.heat: changed, Self.plus: "int plus();\n#include <vector>\n"])
    let text = try await diff(in: folder)
    for line in [
      "breaking HEAT_MAX [member-removed]", "breaking heat.degrees [property-type-changed] \(Self.heat):3",
      "breaking heat_level.HEAT_TOP [case-added]", "breaking heat_stop() [member-removed]",
      "let result: Int32 = value.degrees",
      "1 skipped (CPlus, a target in C++, which is for clients with C++ interoperability only)",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }

    // What Swift cannot import any more is lost to its clients; Swift Build would not compile it at all.
    try folder.write([Self.heat: "#include <vector>\n"])
    #expect(
      try await diff(in: folder, "--build-system", "native").contains("breaking CHeat [module-removed]"))
  }
}
