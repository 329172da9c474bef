import Foundation
import Testing

@Suite struct LibraryLayoutTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test func theDoublesOfTheManifestAreFound() {
    let names = SourceModule.doubles.map(\.name)
    #expect(names.filter { $0.hasSuffix("TestSupport") }.count >= 3)
    #expect(names.contains("LoopbackServer"))
  }

  @Test(arguments: SourceModule.libraries)
  func theRootDeclaresTheSurfaceAndInternalTheRest(library: SourceModule) {
    let level = library.isShared ? "package" : "public"
    #expect(library.internalFiles.filter { $0.declares(level) }.map(\.path) == [])
    #expect(library.rootFiles.filter { !$0.declares(level) }.map(\.path) == [])
    #expect(library.rootFiles.count + library.internalFiles.count == library.files.count)
  }

  /// What modules share is seen by them alone, and what is not shared says `package` in vain.
  ///
  /// In the tools the compiler refuses it.
  @Test(arguments: SourceModule.modules)
  func packageIsForWhatModulesShare(module: SourceModule) {
    let others = module.isShared ? "public" : "package"
    #expect(module.files.filter { $0.declares(others) }.map(\.path) == [])
  }

  /// A library that is no product is guarded only once it has a baseline, and nobody misses one that never was.
  @Test(arguments: SourceModule.libraries.filter { !$0.isShared })
  func everySurfaceIsGuarded(library: SourceModule) {
    let baseline = Self.root.appending(path: "Tools/api-baselines/\(library.name).txt")
    #expect(
      FileManager.default.fileExists(atPath: baseline.path),
      "Run Tools/api-check bless --target \(library.name) and commit what it writes.")
  }

  /// Tests see no more than clients do, nor do the libraries of the tools.
  @Test func testsAndToolsHaveNoPackageAccess() throws {
    #expect(
      SourceModule.libraries.filter(\.isShared).map(\.name) == ["FoundationExtensions", "HTTPTransport"])
    // Each kind of target is made in one place, by a function.
    let text = SourceFile.manifest
    let makers = text.components(separatedBy: "\nfunc ").dropFirst().compactMap {
      $0.components(separatedBy: "\n}\n").first
    }
    let named = Dictionary(
      makers.map { ($0.prefix { $0 != "(" }, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(named.keys) == ["module", "shared", "library", "command", "sharedByTests", "blackBoxTests"])
    for name in ["library", "sharedByTests", "blackBoxTests"] {
      #expect(named[Substring(name)]?.contains("packageAccess: false") == true)
    }
    #expect(
      text.components(separatedBy: "sharing: true").count == 2, "The tour alone is a client in the package.")
    // All that lies below the folders of libraries is made by them, but for the vendor's module and what
    // the toolchain declares nowhere.
    let paths = text.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) }
    let made = makers.flatMap { $0.matches(of: /path: "(?:Modules|Tools)\/[^"]*"/).map { String($0.output) } }
    #expect(
      Set(paths).subtracting(made) == ["path: \"Modules/CURLInterface\"", "path: \"Modules/ThirdParty\""])
  }
}
