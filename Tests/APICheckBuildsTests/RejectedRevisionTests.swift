import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What the compiler rejects has no surface, whatever it is that is wrong.
@Suite struct RejectedRevisionTests {
  private static let first = "Sources/First/First.swift"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["First", "Second"])],
      targets: [.target(name: "First"), .target(name: "Second")])
    """,
    first: "public func boil() {}\n", "Sources/Second/Second.swift": "public func pour() {}\n",
  ]

  /// The files of `Second` that the compiler has something to say about.
  private func complaints(in output: Subprocess.Output) -> Set<String> {
    Set(
      output.standardError.matches(of: #/Sources/Second/(\w+)\.swift:\d+:\d+: error: /#).map {
        "\($0.output.1)"
      })
  }

  @Test func nothingThatIsDeclaredGoesUnchecked() async throws {
    try await withTemporaryFolder { folder in
      let kinds = WrongDeclarations.unnoticed
      let wrong = WrongDeclarations.files(kinds, in: "Sources/Second")
      // That the first module is wrong too is what a complete build has to say; the rest of the words are the check's.
      try folder.write(Self.files.merging(wrong) { $1 })
      try folder.write([Self.first: "public func boil() {}\npublic func boil() {}\n"])
      let rejected = try await APICheckRun.run(["bless", "--build-system", "native"], in: folder)
      #expect(rejected.status == 2)
      #expect(rejected.standardError.contains("The working tree does not build, so its surface is unknown;"))
      #expect(rejected.standardError.contains("First.swift:2:13: error: invalid redeclaration of 'boil()'"))
      #expect(complaints(in: rejected) == Set(kinds.keys))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Tools").path))

      // What was rejected is not taken for rejected, or for finished, once it is mended.
      for path in wrong.keys { try FileManager.default.removeItem(at: folder.appending(path: path)) }
      try folder.write([Self.first: "public func boil() { unknown() }\n"])
      #expect(try await APICheckRun.run(["bless", "--build-system", "native"], in: folder).status == 0)
      try await expectUncheckedBodies(in: folder)
    }
  }

  /// A body that no client inlines is checked on request, and otherwise said to be unchecked.
  private func expectUncheckedBodies(in folder: URL) async throws {
    let unchecked = try await APICheckRun.run(["check", "--verbose", "--build-system", "native"], in: folder)
    #expect(unchecked.status == 0)
    #expect(unchecked.text.contains("; not checked: whether all function bodies compile (--check-bodies)."))
    // What is as it was is not checked again.
    #expect(!unchecked.standardError.contains(" -whole-module-optimization "))
    let checked = try await APICheckRun.run(
      ["check", "--check-bodies", "--build-system", "native"], in: folder)
    #expect(checked.status == 2)
    #expect(checked.standardError.contains("First.swift:1:22: error: cannot find 'unknown' in scope"))
    try folder.write([Self.first: "public func boil() {}\n"])
    let sound = try await APICheckRun.run(
      ["check", "--check-bodies", "--build-system", "native"], in: folder)
    #expect(sound.status == 0)
    #expect(!sound.text.contains("bodies"))
    try await expectTheSameBesideABuild(in: folder)
  }

  /// The user's own build compiles all bodies, and is used if it can be.
  private func expectTheSameBesideABuild(in folder: URL) async throws {
    let built = try await BlockingWork.run {
      try Toolchain.find().askPackageManager(
        to: "build", ["--build-system", "native"], in: folder.path,
        scratch: folder.appending(path: ".build").path)
    }
    #expect(built.succeeded, "\(built.standardError)")
    try folder.write([Self.first: "public func boil() { unknown() }\n"])
    let unchecked = try await APICheckRun.run(["check", "--verbose", "--build-system", "native"], in: folder)
    #expect(unchecked.status == 0, "\(unchecked.standardError)")
    #expect(unchecked.standardError.contains("/.build --build-system native\n"))
    let checked = try await APICheckRun.run(
      ["check", "--check-bodies", "--build-system", "native"], in: folder)
    #expect(checked.status == 2)
  }

  @Test func whatEveryBuildNoticesIsShownToo() async throws {
    try await withTemporaryFolder { folder in
      let kinds = WrongDeclarations.noticed
      try folder.write(
        Self.files.merging(WrongDeclarations.files(kinds, in: "Sources/Second")) { $1 })
      let rejected = try await APICheckRun.run(["list", "--build-system", "native"], in: folder)
      #expect(rejected.status == 2)
      #expect(complaints(in: rejected) == Set(kinds.keys))
    }
  }

  /// A dependency that is compiled lazily lacks what a precedence group relates to.
  @Test func aCompleteBuildHasTheLastWord() async throws {
    try await withTemporaryFolder { folder in
      let stove = """
        precedencegroup Heating { higherThan: AdditionPrecedence }
        infix operator <+>: Heating
        public func <+> (a: Int, b: Int) -> Int { a * b }
        """
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
          dependencies: [.package(path: "Stove")], targets: [.target(name: "Kettle", dependencies: ["Stove"])])
        """,
        "Stove/Package.swift": SmallPackage.files("")["Package.swift"]?.replacing("Kettle", with: "Stove")
          ?? "",
        "Stove/Sources/Stove/Stove.swift": stove,
        SmallPackage.source: "public import Stove\n@inlinable public func boil() -> Int { 1 + 2 <+> 3 }\n",
      ])
      let output = try await APICheckRun.run(["list", "--build-system", "native"], in: folder)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(output.text.contains("func boil() -> Int"))
      #expect(output.standardError.contains("Building all of Kettle of the working tree"))
    }
  }
}
