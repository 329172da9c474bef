import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What versions of a package depend on is compiled once for all of them, and each has its own besides.
@Suite struct SharedDependencyTests {
  private static let kettle = "Sources/Kettle/Kettle.swift"

  private static func manifest(targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      dependencies: [.package(url: "https://kitchen.example/water", branch: "main")],
      targets: [
        .target(name: "Kettle", dependencies: ["CHeat", .product(name: "Water", package: "water")]),
        .target(name: "CHeat"), \(targets)
      ])
    """
  }

  /// A package of one module, and one that depends on it, with a target that the next version lacks.
  private func packages(in base: URL) async throws -> URL {
    let water = base.appending(path: "water")
    try water.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "water", products: [.library(name: "Water", targets: ["Water"])], targets: [.target(name: "Water")])
      """,
      "Sources/Water/Water.swift": "public struct Water { public init() {} }\n",
    ])
    try await Git.commit(water)
    let folder = base.appending(path: "kettle")
    try folder.write([
      ".gitignore": "Package.resolved\n",
      "Package.swift": Self.manifest(targets: #".target(name: "Steam")"#),
      "Sources/Steam/Steam.swift": "public func hiss() {}\n",
      "Sources/CHeat/include/heat.h": "typedef int heat_t;\n", "Sources/CHeat/heat.c": "",
      Self.kettle: """
      public import CHeat
      public import Water
      public func boil(_ water: Water) -> heat_t { 1 }

      """,
    ])
    try await Git.commit(folder)
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/Steam"))
    try folder.write([
      "Package.swift": Self.manifest(targets: ""),
      "Sources/CHeat/include/heat.h": "typedef double warmth_t;\n",
      Self.kettle: """
      public import CHeat
      public import Water
      public func boil(_ water: Water) -> warmth_t { 1 }
      #if canImport(Steam)
        public func whistle() {}
      #endif

      """,
    ])
    return folder
  }

  @Test func whatOnlyTestsDependOnNeedsNoModule() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      let tested = Self.manifest(
        targets: #".testTarget(name: "Tests", dependencies: [.product(name: "Water", package: "water")])"#)
      try folder.write([
        "Package.swift": tested.replacing(
          #"["CHeat", .product(name: "Water", package: "water")]"#, with: "[]"),
        "Tests/Tests/Tests.swift": "import Water\n", Self.kettle: "public func boil() {}\n",
      ])
      let listed = try await APICheckRun.run(
        ["list", "--build-system", "native"], in: folder, environment: environment(base))
      #expect(listed.status == 0 && listed.text.hasSuffix("func boil()"), "\(listed.standardError)")
    }
  }

  /// What makes git look for the dependency in `base`.
  private func environment(_ base: URL) -> [String: String] {
    [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_VALUE_0": "https://kitchen.example/",
      "GIT_CONFIG_KEY_0": "url.file://\(base.path)/.insteadOf",
    ]
  }

  private func diff(_ folder: URL, _ base: URL, _ more: String...) async throws -> Subprocess.Output {
    try await APICheckRun.run(
      ["diff", "main", "--build-system", "native"] + more, in: folder, environment: environment(base))
  }

  @Test func theyAreCompiledOnceAndEachVersionHasItsOwn() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      let output = try await diff(folder, base)
      #expect(output.status == 1, "\(output.standardError)")
      #expect(output.text.contains("- func boil(_: Water) -> heat_t\n"), "\(output.standardError)")
      #expect(output.text.contains("+ func boil(_: Water) -> warmth_t\n"))
      #expect(output.text.contains("Proved by the compiler."))
      #expect(!output.text.contains("whistle"))
      // The same file by two names.
      let compiled = try Self.files(named: "Water.swiftmodule", in: APICheckRun.cache(of: folder))
      #expect(compiled.count == 3 && Set(compiled.values).count == 1, "\(compiled)")

      // A version that does not compile asks for all of a dependency, once, and takes nothing from the next one.
      var later: [Set<Int>] = []
      for _ in 1...2 {
        try folder.write([Self.kettle: "public func boil() -> Absent {}\n"])
        #expect(try await diff(folder, base).status == 2)
        try folder.write([Self.kettle: "public func boil() {}\n"])
        let next = try await diff(folder, base)
        #expect(next.status == 1, "\(next.standardError)")
        #expect(!next.standardError.contains("the revision main"))
        let files = try Self.files(named: "Water.swiftmodule", in: APICheckRun.cache(of: folder))
        later.append(Set(files.values))
      }
      #expect(later[0].count == 2 && later[0] == later[1])

      // Each is built from its own sources, whichever was built before it.
      try await Git.commit(folder)
      try folder.write([Self.kettle: "public func boil() throws {}\n"])
      for _ in 1...2 { #expect(try await diff(folder, base).text.contains("breaking boil() [throws-added]")) }
    }
  }

  @Test func whatWasBuiltWithOtherDependenciesIsBuiltAnew() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      #expect(try await diff(folder, base).status == 1)
      let water = base.appending(path: "water")
      try water.write(["Sources/Water/Water.swift": "public struct Water { public init(litres: Int) {} }\n"])
      try await Git.commit(water)
      _ = try await BlockingWork.run {
        try Subprocess(
          "/usr/bin/env", ["swift", "package", "update"], in: folder.path, environment: environment(base)
        ).run()
      }
      let output = try await diff(folder, base)
      #expect(output.status == 1, "\(output.standardError)")
      #expect(output.standardError.contains("Building the revision main"))
      let compiled = try Self.files(named: "Water.swiftmodule", in: APICheckRun.cache(of: folder))
      #expect(Set(compiled.values).count == 1, "\(compiled)")
    }
  }

  /// Where the compiler rejects one that was compiled lazily, it is compiled in full: a mistake shows in the third run.
  @Test func aDependencyThatSomebodyHasReplacedIsCompiledAgain() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      let cache = APICheckRun.cache(of: folder)
      for name in ["heat", "boil", "pour"] {
        try folder.write([Self.kettle: "public import Water\npublic func \(name)(_ water: Water) {}\n"])
        let output = try await APICheckRun.run(
          ["list", "--build-system", "native"], in: folder, environment: environment(base))
        #expect(output.text.contains("func \(name)(_: Water)"), "\(output.standardError)")
        let modules = try Self.files(named: "Water.swiftmodule", in: cache).keys
        try cache.write(Dictionary(uniqueKeysWithValues: modules.map { ($0, "damaged") }))
      }
    }
  }

  @Test func thePackageManagerIsAskedOnlyForWhatIsNotKnown() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      #expect(try await diff(folder, base).status == 1)
      let resolved = folder.appending(path: "Package.resolved")
      let edits: [(edit: () throws -> Void, asks: Bool)] = [
        ({}, false),
        ({ try folder.write(["README.md": "Kettles.\n"]) }, true),
        ({ try folder.write([Self.kettle: "public func boil() {}\n"]) }, true),
        ({}, false),
        ({ try FileManager.default.removeItem(at: resolved) }, true),
        ({}, false),
      ]
      for (index, (edit, asks)) in edits.enumerated() {
        try edit()
        let output = try await diff(folder, base, "--verbose")
        #expect(output.status == 1)
        #expect(output.standardError.contains("swift build --package-path") == asks, "edit \(index)")
      }
      // What was compiled is gone, as after a cleaning of the caches.
      let compiled = try Self.files(named: "Kettle.swiftmodule", in: APICheckRun.cache(of: folder))
      for path in compiled.keys {
        try FileManager.default.removeItem(at: APICheckRun.cache(of: folder).appending(path: path))
      }
      let output = try await diff(folder, base)
      #expect(output.status == 1 && output.text.contains("- func boil(_: Water) -> heat_t\n"))
    }
  }

  /// One that is compiled lazily lacks what a precedence group relates to, as nobody has asked for that.
  @Test func theCompilersLastWordIsAboutDependenciesInFull() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      try base.appending(path: "water").write([
        "Sources/Water/Water.swift": """
        precedencegroup Heating { higherThan: AdditionPrecedence }
        infix operator <+>: Heating
        public func <+> (a: Int, b: Int) -> Int { a * b }
        """
      ])
      try await Git.commit(base.appending(path: "water"))
      let text = "public import Water\n@inlinable public func boil() -> Int { 1 + 2 <+> 3 }\n"
      try folder.write([Self.kettle: text])
      let list = ["list", "--build-system", "native", "--verbose"]
      let output = try await APICheckRun.run(list, in: folder, environment: environment(base))
      #expect(output.status == 0, "\(output.standardError)")
      #expect(output.text.contains("func boil() -> Int"))
      #expect(output.standardError.contains("Building all of Kettle of the working tree"))
      #expect(!output.standardError.contains("--experimental-prepare-for-indexing-no-lazy"))
      try folder.write([Self.kettle: text + "public func boil() -> Int { 1 }\n"])
      let rejected = try await APICheckRun.run(list, in: folder, environment: environment(base))
      #expect(rejected.status == 2)
      #expect(rejected.standardError.contains("Kettle.swift:3:13: error: invalid redeclaration of 'boil()'"))
    }
  }

  @Test func aDependencyWithErrorsIsNotBelieved() async throws {
    try await withTemporaryFolder { base in
      let folder = try await packages(in: base)
      let water = base.appending(path: "water")
      try water.write([
        "Sources/Water/Water.swift":
          "public struct Water { public init() {}; public func pour(_: Absent) {} }\n"
      ])
      try await Git.commit(water)
      let output = try await APICheckRun.run(
        ["list", "--build-system", "native"], in: folder, environment: environment(base))
      #expect(output.status == 2)
      #expect(output.standardError.contains("cannot find type 'Absent' in scope"))
    }
  }

  /// The numbers of the files with that `name`, by where they are.
  private static func files(named name: String, in folder: URL) throws -> [String: Int] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("/\(name)") && !$0.contains("Modules-tool")
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.appending(path: $0).path))
          == nil
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
        return (path, try #require(attributes[.systemFileNumber] as? Int))
      })
  }
}
