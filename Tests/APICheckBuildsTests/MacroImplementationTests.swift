import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Macros write declarations, so that their implementation decides on what a module has.
@Suite struct MacroImplementationTests {
  /// A program that speaks with the compiler, and expands every macro to a function.
  private static func program(_ function: String) -> String {
    """
    import Foundation

    func send(_ text: String) {
      let data = Data(text.utf8)
      let size = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
      FileHandle.standardOutput.write(Data(size) + data)
    }

    func read(_ count: Int) -> Data? {
      var data = Data()
      while data.count < count {
        let more = FileHandle.standardInput.readData(ofLength: count - data.count)
        if more.isEmpty { return nil }
        data += more
      }
      return data
    }

    while let head = read(8) {
      let size = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let body = read(size) else { break }
      let isGreeting = String(decoding: body, as: UTF8.self).contains("getCapability")
      send(
        isGreeting
          ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
          : #"{"expandMacroResult":{"expandedSource":"public func \(function)() {}","diagnostics":[]}}"#)
    }

    """
  }

  @Test func whatAMacroWritesIsReadAgainOnceItWritesSomethingElse() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import CompilerPluginSupport
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          targets: [.target(name: "Kettle", dependencies: ["Maker"]), .macro(name: "Maker")])
        """,
        "Sources/Maker/main.swift": Self.program("boil"),
        SmallPackage.source: """
        @freestanding(declaration, names: named(boil), named(pour))
        public macro make() = #externalMacro(module: "Maker", type: "Make")
        #make()

        """,
      ])
      try await Git.commit(folder)
      let listed = try await APICheckRun.run(["list", "--quiet"], in: folder)
      #expect(listed.text.contains("func boil()"), "\(listed)")
      try folder.write(["Sources/Maker/main.swift": Self.program("pour")])
      let output = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(output.status == 1 && output.text.contains("breaking boil() [member-removed]"), "\(output)")
    }
  }
}
