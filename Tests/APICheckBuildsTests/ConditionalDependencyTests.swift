import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a target depends on only for some platform, or with some trait, others do not get.
@Suite struct ConditionalDependencyTests {
  private static let kettle = """
    #if canImport(Steam)
      public import Steam
      public func whistle() {}
    #endif
    public func boil() {}

    """

  /// A package whose Kettle depends on Steam as `dependency` says, which is a product itself or is not.
  private static func package(_ dependency: String, alone: Bool = true) -> DrawnPackage {
    let product = alone ? "" : #", .library(name: "Steam", targets: ["Steam"])"#
    return DrawnPackage(
      products: #".library(name: "Kettle", targets: ["Kettle"])\#(product)"#,
      targets: ".target(name: \"Kettle\", dependencies: [\(dependency)]), .target(name: \"Steam\")",
      traits: "\"Whistle\"",
      files: [SmallPackage.source: kettle, "Sources/Steam/Steam.swift": "public func hiss() {}\n"])
  }

  /// A platform that this one is not.
  private static let elsewhere = #".target(name: "Steam", condition: .when(platforms: [.wasi, .windows]))"#
  private static let withTrait = #".target(name: "Steam", condition: .when(traits: ["Whistle"]))"#

  @Test(
    arguments: ["native", "swiftbuild"],
    [(elsewhere, true), (withTrait, true), (withTrait, false)])
  func whatCanBeImportedNoLongerIsLost(system: String, change: (String, Bool)) async throws {
    let options = ["--build-system", system]
    let old = Self.package("\"Steam\"", alone: change.1)
    let new = Self.package(change.0, alone: change.1)
    let output = try await DrawnPackage.diff(old, new, options)
    #expect(output.status == 1)
    #expect(output.text.contains("breaking whistle() [member-removed]"), "\(output.text)")
    // With Swift Build all that is built lies in one folder.
    if system == "native" || change.1 {
      #expect(
        output.text.contains("#if conditions that do not hold here (canImport(Steam))"), "\(output.text)")
    }
    if change.0 == Self.withTrait {
      let all = try await DrawnPackage.diff(old, new, options + ["--all-traits"])
      #expect(all.status == 0, "\(all.text)")
    }
  }

  /// What an earlier manifest needed still lies where this one is built.
  @Test(arguments: ["native", "swiftbuild"])
  func whatIsLeftOfAnEarlierManifestIsNotFound(system: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package("\"Steam\"").all)
      let options = ["list", "--quiet", "--build-system", system]
      #expect(try await APICheckRun.run(options, in: folder).text.contains("func whistle()"))
      try folder.write(Self.package(Self.elsewhere).all)
      let listed = try await APICheckRun.run(options, in: folder)
      #expect(listed.status == 0 && !listed.text.contains("whistle"), "\(listed)")
    }
  }

  @Test func norIsWhatTheUserHasBuilt() async throws {
    try await withTemporaryFolder { folder in
      func build(_ package: DrawnPackage) async throws {
        try folder.write(package.all)
        _ = try await BlockingWork.run {
          try Subprocess("/usr/bin/env", ["swift", "build", "--disable-index-store"], in: folder.path).run()
        }
      }
      try await build(Self.package("\"Steam\""))
      try await build(Self.package(Self.elsewhere))
      let listed = try await APICheckRun.run(["list", "--quiet", "--build-system", "native"], in: folder)
      #expect(listed.status == 0 && !listed.text.contains("whistle"), "\(listed)")
    }
  }

  @Test(arguments: ["native", "swiftbuild"])
  func aTargetForOtherPlatformsNeedNotCompileHere(system: String) async throws {
    var old = Self.package(Self.elsewhere)
    old.files["Sources/Steam/Steam.swift"] = "import NotHere\npublic func hiss() {}\n"
    var new = old
    new.files[SmallPackage.source] = "public func pour() {}\n"
    let output = try await DrawnPackage.diff(old, new, ["--build-system", system])
    #expect(output.status == 1, "\(output.standardError)")
    #expect(output.text.contains("breaking boil() [member-removed]"), "\(output.text)")
  }
}
