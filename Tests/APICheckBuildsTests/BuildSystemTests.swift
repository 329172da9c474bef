import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A surface is the same whichever build system of the package manager has compiled it.
@Suite struct BuildSystemTests {
  private static let kettle = "Sources/Kettle/Kettle.swift"
  private static let writer = "Sources/Writer/Writer.swift"

  /// Targets in Swift and C, with and without a module map, a plugin that writes code, resources and settings.
  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kitchen",
      products: [
        .library(name: "Kettle", targets: ["Kettle"]), .library(name: "CHeat", targets: ["CHeat"]),
        .library(name: "CSteam", targets: ["CSteam"]),
      ],
      targets: [
        .target(name: "CHeat"), .target(name: "CSteam"),
        .target(
          name: "Kettle", dependencies: ["CHeat"], resources: [.copy("menu.txt")],
          swiftSettings: [.define("COPPER"), .enableUpcomingFeature("MemberImportVisibility")],
          plugins: ["Label"]),
        .executableTarget(name: "Writer"),
        .plugin(name: "Label", capability: .buildTool(), dependencies: ["Writer"]),
      ])
    """,
    "Sources/CHeat/include/heat.h": "int heat(int degrees);\n",
    "Sources/CHeat/heat.c": "#include \"heat.h\"\nint heat(int degrees) { return degrees; }\n",
    "Sources/CSteam/include/steam.h": "struct steam { int pressure; };\n",
    "Sources/CSteam/include/module.modulemap": "module CSteam { header \"steam.h\" export * }\n",
    "Sources/CSteam/steam.c": "#include \"steam.h\"\n",
    "Sources/Kettle/menu.txt": "tea\n",
    kettle: """
    public import CHeat
    #if COPPER
      public struct Kettle { public init() {}; public func boil() -> CInt { heat(100) } }
    #else
      public struct Iron {}
    #endif
    #if os(Windows)
      public func whistle() {}
    #endif
    """,
    writer: """
    import Foundation
    @main struct Writer {
      static func main() throws {
        let file = URL(filePath: CommandLine.arguments[1])
        try Data("public enum Label { case plain }\\n".utf8).write(to: file)
      }
    }
    """,
    "Plugins/Label/Label.swift": """
    import Foundation
    import PackagePlugin
    @main struct Label: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let file = context.pluginWorkDirectoryURL.appending(path: "Label.swift")
        return [
          .buildCommand(
            displayName: "Writing a label", executable: try context.tool(named: "Writer").url,
            arguments: [file.path], outputFiles: [file])
        ]
      }
    }
    """,
  ]

  @Test func bothSayTheSame() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let native = try await list("native", in: folder)
      #expect(native.status == 0)
      #expect(native.text.contains("enum Label\n") && native.text.contains("func heat(_: Int32) -> Int32\n"))
      #expect(native.text.contains("struct steam\n"))
      // Headers that are compiled into two caches contradict themselves.
      let caches = native.standardError.split(separator: "\n").map { line in
        line.split(separator: "-module-cache-path", omittingEmptySubsequences: false).count - 1
      }
      #expect(caches.max() == 1)
      let swiftBuild = try await list("swiftbuild", in: folder)
      #expect(swiftBuild.text == native.text, "\(swiftBuild.standardError)")

      // What a plugin writes has a place that is the same on every machine.
      try await Git.commit(folder)
      let source = try folder.text(of: Self.writer).replacing("case plain", with: "case plain, dotted")
      try folder.write([Self.writer: source])
      let changed = try await APICheckRun.run(["diff", "main", "--quiet"], in: folder)
      #expect(changed.text.contains("Label.dotted [case-added] plugins/outputs/"), "\(changed.text)")
    }
  }

  @Test func bothCompareWhatAnOldManifestMixes() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(MixedPackage.files)
      try await Git.commit(folder)
      for (file, old, new) in [
        (MixedPackage.header, "(int degrees)", "(double degrees)"),
        (MixedPackage.implementation, "int degrees", "double degrees"),
        (MixedPackage.implementation, "vector<int>", "vector<double>"),
        (MixedPackage.kettle, "boil()", "boil(_ times: Int)"),
      ] {
        try folder.write([file: folder.text(of: file).replacing(old, with: new)])
      }
      var reports: [Subprocess.Output] = []
      for system in ["native", "swiftbuild"] {
        let arguments = ["diff", "main", "--build-system", system, "--quiet"]
        reports.append(try await APICheckRun.run(arguments, in: folder))
      }
      #expect(reports.map(\.status) == [1, 1], "\(reports.map(\.standardError))")
      #expect(reports[0].text == reports[1].text)
      for line in ["breaking heat(_:) [parameter-type-changed]", "breaking Kettle.boil() [parameter-added]"] {
        #expect(reports[0].text.contains(line), "\(reports[0].text)")
      }
      // A compiler that is given what a build system gives it may leave something in the folder where it runs.
      let status = try await Git.run(["status", "--short"], in: folder)
      #expect(!status.contains("??"), "\(status)")
    }
  }

  @Test func clientsAreCompiledAgainstWhatSwiftBuildHasMade() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil(_ degrees: Int) {}\n"])
      let output = try await APICheckRun.run(
        ["diff", "main", "--build-system", "swiftbuild", "--quiet"], in: folder)
      #expect(output.status == 1)
      #expect(output.text.contains("Proved by the compiler."))
      // What it makes of headers is kept for all versions and packages, and not in the folder of each.
      let kept = try FileManager.default.subpathsOfDirectory(atPath: APICheckRun.cache(of: folder).path)
      #expect(!kept.isEmpty && !kept.contains { $0.hasSuffix(".pcm") })
      // A build that was ended half way has printed commands that nobody has read.
      let trees = APICheckRun.cache(of: folder).appending(path: "trees")
      let tree = try FileManager.default.contentsOfDirectory(atPath: trees.path).min() ?? ""
      let commands = trees.appending(path: "\(tree)/build/compiler-commands.json")
      try FileManager.default.removeItem(at: commands)
      #expect(try await list("swiftbuild", in: folder).text.contains("func boil(_: Int)"))
      #expect(FileManager.default.fileExists(atPath: commands.path))
    }
  }

  @Test func swiftBuildsErrorsAreThoseOfTheCompiler() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() -> Int { \"hot\" }\n"))
      let output = try await APICheckRun.run(
        ["bless", "--build-system", "swiftbuild", "--quiet"], in: folder)
      #expect(output.status == 2)
      let lines = output.standardError.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.first?.hasPrefix("api-check: The working tree does not build") == true)
      #expect(
        lines.dropFirst().first?.hasSuffix(
          "Kettle.swift:1:29: error: cannot convert return expression of type 'String' to return type 'Int'")
          == true)
    }
  }

  /// One that was made for release, or without `@testable`, would be made anew from the ground up, and again by its user.
  @Test func aBuildOfTheUsersWithOtherOptionsIsLeftAlone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      var commands = ""
      for (place, option) in [("Modules", "-g"), ("Modules-tool", "-enable-testing")] {
        let module = "\(folder.path)/.build/debug/\(place)/Kettle.swiftmodule"
        commands += """
              inputs: []
              outputs: []
              args: ["swiftc","-module-name","Kettle","-emit-module-path","\(module)","\(option)"]

          """
      }
      try folder.write([".build/debug.yaml": commands, ".build/debug/Modules/Kettle.swiftmodule": ""])
      let output = try await list("native", in: folder)
      #expect(output.text.hasSuffix("func boil()"), "\(output.standardError)")
      #expect(try folder.text(of: ".build/debug.yaml") == commands)
    }
  }

  @Test(arguments: [(crashes: 5, status: Int32(0)), (6, 2)])
  func aBuildThatCrashesIsBegunAgain(crashes: Int, status: Int32) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let log = folder.appending(path: "crashes").path
      let swift = """
        #!/bin/sh
        case "$*" in build*--scratch-path*)
          echo >>"\(log)"
          [ "$(wc -l <"\(log)")" -gt \(crashes) ] || kill -SEGV $$ ;;
        esac
        PATH=${PATH#*:} exec swift "$@"

        """
      try await writeScript(swift, to: folder.appending(path: "bin/swift"))
      let output = try await APICheckRun.run(
        ["list"], in: folder, environment: ["PATH": "\(folder.path)/bin:\(path)"])
      #expect(output.status == status, "\(output.standardError)")
      let notes = output.standardError.split(separator: "\n").filter { $0.contains("has crashed") }
      #expect(notes.count == 5)
      #expect(output.text.hasSuffix("func boil()") == (status == 0))
      #expect(output.standardError.contains("crashed 6 times in a row (signal 11)") == (status == 2))
    }
  }

  private func list(_ system: String, in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(["list", "--build-system", system, "--verbose"], in: folder)
  }
}
