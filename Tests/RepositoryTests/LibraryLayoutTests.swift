import Foundation
import Testing

@Suite struct LibraryLayoutTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test(arguments: SourceModule.libraries)
  func theRootDeclaresTheSurfaceAndInternalTheRest(library: SourceModule) {
    let misplaced = library.files.filter {
      $0.isBelowInternal ? $0.publicDeclarations > 0 : $0.publicDeclarations == 0 || !$0.isAtRoot
    }
    #expect(misplaced.map(\.path) == [])
  }

  /// A library that is no product is guarded only once it has a baseline, and nobody misses one that never was.
  @Test(arguments: SourceModule.libraries)
  func everySurfaceIsGuarded(library: SourceModule) {
    let baseline = Self.root.appending(path: "Tools/api-baselines/\(library.name).txt")
    #expect(
      FileManager.default.fileExists(atPath: baseline.path),
      "Run Tools/api-check bless --target \(library.name) and commit what it writes.")
  }

  @Test func packageIsNoSideDoor() throws {
    let manifest = Self.root.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    // Each kind of target is made in one place, by a function.
    let makers = text.components(separatedBy: "\nfunc ").dropFirst().compactMap {
      $0.components(separatedBy: "\n}\n").first
    }
    #expect(makers.count == 4)
    #expect(makers.filter { !$0.contains("packageAccess: false") } == [])
    // All that lies below the folders of libraries is made by them, but for the vendor's module and what
    // the toolchain declares nowhere.
    let paths = text.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) }
    let made = makers.flatMap { $0.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) } }
    #expect(
      Set(paths).subtracting(made) == ["path: \"Modules/CURLInterface\"", "path: \"Modules/ThirdParty\""])
  }
}
