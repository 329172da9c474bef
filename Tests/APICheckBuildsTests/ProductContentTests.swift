import GateTestSupport
import Processes
import TestSupport
import Testing

/// Clients depend on products, so each product is judged by what it gives.
@Suite struct ProductContentTests {
  private static let targets = #".target(name: "Kettle"), .target(name: "Pan")"#
  private static let files = [
    SmallPackage.source: "public func boil() {}\n", "Sources/Pan/Pan.swift": "public func fry() {}\n",
  ]

  private static func package(
    _ products: String, _ targets: String = targets, _ files: [String: String] = [:]
  ) -> DrawnPackage {
    DrawnPackage(products: products, targets: targets, files: Self.files.merging(files) { $1 })
  }

  private static let both =
    #".library(name: "Kettle", targets: ["Kettle", "Pan"]), .library(name: "Pan", targets: ["Pan"])"#
  private static let each =
    #".library(name: "Kettle", targets: ["Kettle"]), .library(name: "Pan", targets: ["Pan"])"#
  private static let swapped =
    #".library(name: "Kettle", targets: ["Pan"]), .library(name: "Pan", targets: ["Kettle"])"#

  @Test(arguments: [
    (both, each, ["breaking library Kettle: Pan [product-target-removed]"]),
    (each, both, ["additive library Kettle: Pan [product-target-added]"]),
    (
      each, swapped,
      [
        "breaking library Kettle: Kettle [product-target-removed]",
        "breaking library Pan: Pan [product-target-removed]",
        "additive library Kettle: Pan [product-target-added]",
      ]
    ),
  ])
  func aProductThatGivesSomethingElseIsTold(old: String, new: String, changes: [String]) async throws {
    for options in [[], ["--deep"]] {
      let output = try await DrawnPackage.diff(Self.package(old), Self.package(new), options)
      #expect(output.status == 1)
      for change in changes { #expect(output.text.contains("  \(change) Package.swift:1"), "\(output.text)") }
      #expect(!output.text.contains("module-"), "\(output.text)")
    }
  }

  @Test func checkAgainstTellsItToo() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package(Self.both).all)
      _ = try await APICheckRun.run(["bless", "--quiet"], in: folder)
      try await Git.commit(folder)
      try folder.write(Self.package(Self.each).all)
      let output = try await APICheckRun.run(["check", "--against", "HEAD", "--quiet"], in: folder)
      #expect(output.status == 1)
      #expect(output.text.contains("breaking library Kettle: Pan [product-target-removed]"), "\(output.text)")
    }
  }

  @Test func whatAModuleOfTheProductReexportsItStillGives() async throws {
    let targets = #".target(name: "Kettle", dependencies: ["Pan"]), .target(name: "Pan")"#
    let files = [SmallPackage.source: "@_exported public import Pan\npublic func boil() {}\n"]
    let output = try await DrawnPackage.diff(
      Self.package(Self.both, targets, files), Self.package(Self.each, targets, files))
    #expect(output.status == 0, "\(output.text)")
  }

  @Test func whatNoProductGivesAnyMoreIsToldOnce() async throws {
    let output = try await DrawnPackage.diff(
      Self.package(#".library(name: "Kettle", targets: ["Kettle", "Pan"])"#),
      Self.package(#".library(name: "Kettle", targets: ["Kettle"])"#))
    #expect(output.text.contains("breaking Pan [module-removed]"), "\(output.text)")
    #expect(!output.text.contains("product-target"), "\(output.text)")
  }

  @Test(arguments: [
    ("type: .dynamic, ", "", "dynamic", "automatic"), ("", "type: .static, ", "automatic", "static"),
  ])
  func howAProductIsLinkedIsTold(old: String, new: String, before: String, after: String) async throws {
    func package(_ type: String) -> DrawnPackage {
      Self.package(".library(name: \"Kettle\", \(type)targets: [\"Kettle\"])", #".target(name: "Kettle")"#)
    }
    let output = try await DrawnPackage.diff(package(old), package(new))
    #expect(output.status == 1)
    #expect(output.text.contains("compatible library Kettle [product-linkage-changed]"), "\(output.text)")
    #expect(output.text.contains("- \(before) library Kettle\n"), "\(output.text)")
    #expect(output.text.contains("+ \(after) library Kettle\n"), "\(output.text)")
  }

  @Test func aProductWithAnUnderscorePromisesNothing() async throws {
    let old = #".library(name: "Kettle", targets: ["Kettle"]), .library(name: "_Tools", targets: ["Kettle"])"#
    let new = #".library(name: "Kettle", targets: ["Kettle"])"#
    let target = #".target(name: "Kettle")"#
    let usual = try await DrawnPackage.diff(Self.package(old, target), Self.package(new, target))
    #expect(usual.status == 0, "\(usual.text)")
    #expect(usual.text.contains("underscored names (_Tools)"), "\(usual.text)")
    let asked = try await DrawnPackage.diff(
      Self.package(old, target), Self.package(new, target), ["--include-underscored"])
    #expect(asked.text.contains("breaking library _Tools [product-removed]"), "\(asked.text)")
  }
}
