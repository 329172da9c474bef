import Foundation
import Testing

@Suite struct LibraryLayoutTests {
  @Test(arguments: SourceModule.libraries)
  func theRootDeclaresTheSurfaceAndInternalTheRest(library: SourceModule) {
    let misplaced = library.files.filter {
      $0.isBelowInternal ? $0.publicDeclarations > 0 : $0.publicDeclarations == 0 || !$0.isAtRoot
    }
    #expect(misplaced.map(\.path) == [])
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
