import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The members of modules that clients get without importing them.
@Suite struct ImportReachTests {
  private static let source = "Sources/Kit/Kit.swift"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Beans"), .target(name: "Pantry", dependencies: ["Beans"]),
        .target(name: "Kit", dependencies: ["Beans", "Pantry"]),
      ], swiftLanguageModes: [.v5])
    """,
    "Sources/Beans/Beans.swift": "extension Int { public var beans: Int { self } }\n",
    "Sources/Pantry/Pantry.swift": "internal import Beans\npublic func store() -> Int { 1.beans }\n",
    source: "public import Beans\n",
  ]

  /// What `diff` says of Kit's lost import of Beans when its source is `new`.
  private func expect(_ verdict: String, from position: String = "", when new: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      try folder.write([Self.source: new])
      let output = try await APICheckRun.run(["diff", "main", "--quiet"], in: folder)
      #expect(output.text.contains("  \(verdict) import Beans [import-removed\(position)]\n"))
    }
  }

  @Test func membersThatAnotherImportStillBringsAreNotLost() async throws {
    try await expect("compatible", when: "public import Pantry\n")
    try await expect("compatible", when: "internal import Beans\nfunc one() -> Int { 1.beans }\n")
  }

  @Test func membersOfAModuleThatNothingImportsAreLost() async throws {
    try await expect("fragile", from: ", leaked-import", when: "public func rest() {}\n")
  }

  @Test func aNameThatOnlyFoundationHasIsOneOfAnotherModule() async throws {
    try await withTemporaryFolder { folder in
      let old = "public import Foundation\npublic func name() -> Data { Data() }\n"
      try folder.write(Self.files.merging([Self.source: old]) { $1 })
      try await Git.commit(folder)
      let members = ["trimmingCharacters(in set: CharacterSet)", "hasPrefix(_ prefix: some StringProtocol)"]
      let added = members.map { "extension String { public func \($0) -> Int { 0 } }\n" }.joined()
      try folder.write([Self.source: old + added])
      let output = try await APICheckRun.run(["diff", "main", "--quiet"], in: folder)
      let entry = "  fragile String.trimmingCharacters(in:) [declaration-added, name-of-another-module]"
      #expect(output.text.contains(entry))
      #expect(output.text.contains("Only code that uses something of this name from another module stops"))
      #expect(output.text.contains("  breaking String.hasPrefix(_:) [declaration-added]"), "\(output.text)")
    }
  }

  @Test func whatTheToolchainHasAsHeadersIsReadOnceForAllPackages() async throws {
    try await withTemporaryFolder { base in
      var read: [Int] = []
      for name in ["one", "another"] {
        let folder = base.appending(path: name)
        try folder.write(Self.files.merging([Self.source: "public import CoreFoundation\n"]) { $1 })
        try await Git.commit(folder)
        try folder.write([Self.source: "public func rest() {}\n"])
        let output = try await APICheckRun.run(["diff", "main", "--verbose"], in: folder)
        #expect(output.text.contains(" import CoreFoundation [import-removed]\n"), "\(output.text)")
        let commands = output.standardError.split(separator: "\n")
        read.append(commands.count { $0.contains("symbolgraph-extract -module-name CoreFoundation ") })
      }
      #expect(read == [1, 0])
    }
  }
}
