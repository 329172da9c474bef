import Foundation
import Packages
import Processes
import Surfaces
import TestSupport
import Testing

@Suite struct BaselineFolderTests {
  private func version(_ modules: String...) -> PackageVersion {
    PackageVersion(title: "tree", surfaces: modules.map { Surface(module: $0, declarations: []) })
  }

  private func reader(_ folder: BaselineFolder, _ options: SurfaceOptions = SurfaceOptions()) -> PackageReader
  {
    PackageReader(of: folder.directory, options: options, platform: "Linux", progress: ProgressLog(.quiet))
  }

  @Test func whatIsBlessedIsReadAgain() async throws {
    try await withTemporaryFolder { folder in
      let baselines = BaselineFolder(folder.appending(path: "new").path)
      #expect(baselines.modules == [])
      let first = try baselines.bless(version("Pan", "Kettle"), platform: "Linux", keepsOthers: false)
      #expect(first.changed == ["Pan", "Kettle"])
      #expect(baselines.modules == ["Kettle", "Pan"])
      let read = try reader(baselines).version(.baselines(baselines))
      #expect(read.title == "committed baselines")
      #expect(read.modules.map(\.name) == ["Kettle", "Pan"])
      #expect(read.lines(of: "Pan") == [])
      let file = try reader(baselines).version(.named(baselines.path(of: "Pan")))
      #expect(file.modules.map(\.name) == ["Pan"])
    }
  }

  @Test func blessingAllRemovesWhatIsGone() async throws {
    try await withTemporaryFolder { folder in
      let baselines = BaselineFolder(folder.path)
      _ = try baselines.bless(version("Pan", "Kettle"), platform: "Linux", keepsOthers: false)
      let some = try baselines.bless(version("Pan"), platform: "Linux", keepsOthers: true)
      #expect(some.changed == [] && some.removed == [])
      #expect(baselines.modules == ["Kettle", "Pan"])
      #expect(
        try baselines.bless(version("Pan"), platform: "Linux", keepsOthers: false).removed == ["Kettle"])
      #expect(baselines.modules == ["Pan"])
    }
  }

  @Test func aBaselineWithOtherOptionsIsAFailure() async throws {
    try await withTemporaryFolder { folder in
      let baselines = BaselineFolder(folder.path)
      _ = try baselines.bless(version("Pan"), platform: "Linux", keepsOthers: false)
      let options = SurfaceOptions(includesSPI: true)
      let read = try reader(baselines, options).version(.baselines(baselines))
      guard case .failed(let reason) = read.modules.first?.reading else {
        Issue.record("the version is \(read.modules)")
        return
      }
      #expect(reason.contains("Pan.txt was made with "))
    }
  }

  @Test func wordsAreGuessedOnlyWhenClose() {
    #expect(["boil", "whistle"].word(similarTo: "biol") == "boil")
    #expect(["boil", "whistle"].word(similarTo: "kettle") == nil)
  }
}
