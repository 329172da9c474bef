import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Types of targets that no product leads to, and that clients have in hand all the same.
@Suite struct SignatureReachTests {
  private static let kettle = "Sources/Kettle/Kettle.swift"
  private static let water = "Sources/Water/Water.swift"
  private static let heat = "Sources/CHeat/include/CHeat.h"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      targets: [
        .target(
          name: "Kettle", dependencies: ["Water"],
          swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(name: "Water", dependencies: ["CHeat"]), .target(name: "CHeat"),
      ])
    """,
    kettle: """
    public import Water
    import CHeat
    public func boil() -> Water { Water(heat: 1) }
    func cool(_ steam: Steam, for seconds: seconds_t) {}

    """,
    water: """
    import CHeat
    public struct Water {
      public var heat: heat_t
      public init(heat: heat_t) { self.heat = heat }
      public func flow() {}
    }
    public struct Steam { public init() {}; public func rise() {} }

    """,
    heat: "typedef int heat_t;\ntypedef int seconds_t;\n",
    "Sources/CHeat/heat.c": "#include \"CHeat.h\"\n",
  ]

  @Test func whatClientsMeetInSignaturesIsCompared() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      _ = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      try await Git.commit(folder)
      // No baseline holds it, and whoever compares with none but baselines is told.
      let alone = try await APICheckRun.run(["check", "--quiet"], in: folder)
      #expect(
        alone.text.contains("; not checked: what clients meet in signatures of Water, "), "\(alone.text)")

      // What no signature leads to is nobody's business.
      try folder.edit(Self.water, "public func rise() {}", "public func fall() {}")
      try folder.edit(Self.heat, "typedef int seconds_t", "typedef double seconds_t")
      let quiet = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(quiet.status == 0 && quiet.text.contains("Nothing changed for clients."), "\(quiet.text)")

      try folder.edit(Self.water, "public func flow() {}", "public func run() {}")
      try folder.edit(Self.heat, "typedef int heat_t", "typedef double heat_t")
      let report = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder).text
      for line in [
        "breaking heat_t [typealias-changed] Sources/CHeat/include/CHeat.h:1",
        "breaking Water.flow() [member-removed]", "additive Water.run()",
        "; met in signatures only: CHeat, Water;",
      ] {
        #expect(report.contains(line), "\(line) is not in\n\(report)")
      }
      #expect(report.matches(of: /Proved by the compiler/).count == 2, "\(report)")
      let gate = try await APICheckRun.run(["check", "--against", "HEAD", "--quiet"], in: folder)
      #expect(gate.status == 1 && gate.text.contains("breaking heat_t"), "\(gate.text)")
    }
  }

  @Test(arguments: [false, true])
  func whatIsKeptOfTheOneIsNoAnswerToTheOther(isWholeFirst: Bool) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      try folder.edit(Self.water, "public func rise() {}", "public func fall() {}")
      try folder.edit(Self.water, "public func flow() {}", "public func run() {}")
      let questions = [["diff", "HEAD"], ["diff", "HEAD", "--target", "Water"]]
      for question in isWholeFirst ? questions.reversed() : questions {
        let report = try await APICheckRun.run(question + ["--quiet"], in: folder).text
        #expect(report.contains("breaking Water.flow()"), "\(report)")
        #expect(report.contains("breaking Steam.rise()") == (question.count == 4), "\(report)")
      }
    }
  }

  /// Two modules that no product leads to have types of one name, and a signature changes from the one to the other.
  @Test func typesOfOneNameAreToldApart() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          targets: [
            .target(name: "Kettle", dependencies: ["Water", "Steam"]), .target(name: "Water"),
            .target(name: "Steam"),
          ])
        """,
        Self.kettle: "public import Water\npublic func boil() -> Cup { Cup() }\n",
        "Sources/Kettle/Valve.swift": "public import Steam\npublic func close(_ valve: Valve) {}\n",
        Self.water: "public struct Cup { public init() {} }\n",
        "Sources/Steam/Steam.swift":
          "public struct Valve {}\npublic struct Cup { public init() {}; public func rise() {} }\n",
      ])
      try await Git.commit(folder)
      let same = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(same.text.contains("Coverage") && !same.text.contains("no product leads to"), "\(same.text)")
      // Kettle's clients meet the cup of Water alone.
      try folder.edit("Sources/Steam/Steam.swift", "; public func rise() {}", "")
      let quiet = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder)
      #expect(quiet.status == 0 && quiet.text.contains("Nothing changed for clients."), "\(quiet.text)")

      try folder.edit(Self.kettle, "import Water", "import Steam")
      let report = try await APICheckRun.run(["diff", "HEAD", "--quiet"], in: folder).text
      for line in [
        "breaking boil() [result-type-changed]", "- func boil() -> Water.Cup", "+ func boil() -> Steam.Cup",
        "Proved by the compiler",
      ] {
        #expect(report.contains(line), "\(line) is not in\n\(report)")
      }
    }
  }
}

extension URL {
  fileprivate func edit(_ path: String, _ old: String, _ new: String) throws {
    try write([path: text(of: path).replacing(old, with: new)])
  }
}
