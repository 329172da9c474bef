import Foundation
import Testing

@Suite struct LibraryLayoutTests {
  /// The libraries that are not laid out like this yet; the list can only become shorter.
  private static let unsorted: Set = [
    "Compatibility", "Packages", "Pipeline", "Processes", "Reports", "Statistics", "Surfaces",
    "UnreachedCode",
  ]

  @Test(arguments: SourceModule.libraries)
  func theRootDeclaresTheSurfaceAndInternalTheRest(library: SourceModule) {
    let misplaced = library.files.filter {
      $0.isBelowInternal ? $0.publicDeclarations > 0 : $0.publicDeclarations == 0 || !$0.isAtRoot
    }
    let isExcused = Self.unsorted.contains(library.name)
    #expect(misplaced.isEmpty ? !isExcused : isExcused, "\(library): \(misplaced.map(\.path))")
  }

  @Test func everyExcuseIsThatOfALibrary() {
    #expect(Self.unsorted.subtracting(SourceModule.libraries.map(\.name)) == [])
  }

  @Test func packageIsNoSideDoor() throws {
    let manifest = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    // Each kind of target is made in one place, by a function.
    let makers = text.components(separatedBy: "\nfunc ").dropFirst().compactMap {
      $0.components(separatedBy: "\n}\n").first
    }
    #expect(makers.count == 4)
    #expect(makers.filter { !$0.contains("packageAccess: false") } == [])
    // All that lies below the folders of libraries is made by them, but for the vendor's module.
    let paths = text.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) }
    let made = makers.flatMap { $0.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) } }
    #expect(Set(paths).subtracting(made) == ["path: \"Modules/ThirdParty\""])
  }
}
