import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Revisions that need more than their commit holds: packages beside the repository, and submodules.
@Suite struct OutsideFilesTests {
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      dependencies: [.package(path: "../outside/Water"), .package(path: "Vendor/Heat")],
      targets: [.target(name: "Kettle", dependencies: ["Water", "Heat"])])
    """,
    SmallPackage.source: """
    public import Heat
    public import Water
    public func boil(_ water: Water, with heat: Heat) {}
    """,
  ]

  /// A package of one type; what its code needs is a path away from it.
  private func dependency(_ name: String, needing other: String? = nil) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(other.map { #".package(path: "../\#($0)")"# } ?? "")],
        targets: [.target(name: "\(name)", dependencies: [\(other.map { #""\#($0)""# } ?? "")])])
      """,
      "Sources/\(name)/\(name).swift": """
      \(other.map { "public import \($0)" } ?? "")
      public struct \(name) { public init() {} }
      """,
    ]
  }

  @Test func revisionsFindPackagesBesideTheRepositoryAndInSubmodules() async throws {
    try await withTemporaryFolder { base in
      let repository = base.appending(path: "kitchen")
      let vendor = base.appending(path: "vendor")
      try base.appending(path: "outside/Water").write(dependency("Water", needing: "Air"))
      try base.appending(path: "outside/Air").write(dependency("Air"))
      try vendor.appending(path: "Heat").write(dependency("Heat"))
      try await Git.commit(vendor)
      try repository.write(Self.package)
      try await Git.commit(repository)
      _ = try await Git.run(
        ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", vendor.path, "Vendor"],
        in: repository)
      try await Git.commit(repository)

      let text = try repository.text(of: SmallPackage.source)
      try repository.write([SmallPackage.source: text.replacing("with heat", with: "by heat")])
      let changed = try await APICheckRun.run(["diff", "main"], in: repository)
      #expect(changed.status == 1)
      #expect(changed.text.contains("boil(_:with:)"))
      #expect(changed.standardError.contains("outside/Water, which the commit does not hold, as it is now."))
      #expect(try await APICheckRun.run(["diff", "main", "main", "--quiet"], in: repository).status == 0)
      try await expectExplanations(in: repository, base)
    }
  }

  /// What is missing is named, with the way to get it.
  private func expectExplanations(in repository: URL, _ base: URL) async throws {
    try FileManager.default.removeItem(at: base.appending(path: "outside/Air"))
    let missing = try await APICheckRun.run(["diff", "main", "main", "--quiet"], in: repository)
    #expect(missing.status == 2)
    #expect(missing.standardError.contains("on the package \(base.path)/outside/Air, which is not there"))
    _ = try await Git.run(["submodule", "--quiet", "deinit", "--force", "Vendor"], in: repository)
    let empty = try await APICheckRun.run(["diff", "main", "main", "--quiet"], in: repository)
    #expect(empty.status == 2)
    #expect(empty.standardError.contains("without its submodules (Vendor)"))
    #expect(empty.standardError.contains("`git submodule update --init --recursive`"))
  }
}
