import Foundation
import PackageBuilds
import Processes
import PublicAPI
import TestSupport
import Testing

@Suite struct BaselineTests {
  private func reader(of folder: URL, _ options: Set<SurfaceOption> = []) -> PackageReader {
    PackageReader(
      of: folder.path, baselines: folder.appending(path: "baselines").path, options: options,
      platform: "Linux", progress: ProgressLog(.quiet))
  }

  /// A version whose modules export nothing.
  private func version(_ modules: String..., in folder: URL) throws -> PackageVersion {
    let place = folder.appending(path: "version of \(modules.joined(separator: " and "))")
    try AtomicFiles.write(
      modules.map { (place.appending(path: "\($0).txt").path, "// public surface, format 1, module \($0)\n") }
    )
    return try reader(of: folder).version(.named(place.path))
  }

  @Test func whatIsBlessedIsReadAgain() async throws {
    try await withTemporaryFolder { folder in
      let reader = reader(of: folder)
      let tree = try version("Kettle", "Pan", in: folder)
      #expect(throws: (any Error).self) { try reader.baselines(of: tree) }
      #expect(try reader.bless(tree, keepsOthers: false).changed == ["Kettle", "Pan"])
      let read = try reader.baselines(of: tree)
      #expect(read.title == "committed baselines")
      #expect(read.modules.map(\.name) == ["Kettle", "Pan"])
      #expect(read.lines(of: "Pan") == [])
      let file = try reader.version(.named(folder.appending(path: "baselines/Pan.txt").path))
      #expect(file.modules.map(\.name) == ["Pan"])
    }
  }

  @Test func blessingAllRemovesWhatIsGone() async throws {
    try await withTemporaryFolder { folder in
      let reader = reader(of: folder)
      let (both, one) = try (version("Kettle", "Pan", in: folder), version("Pan", in: folder))
      _ = try reader.bless(both, keepsOthers: false)
      let some = try reader.bless(one, keepsOthers: true)
      #expect(some.changed == [] && some.removed == [])
      #expect(try reader.baselines(of: one).modules.map(\.name) == ["Kettle", "Pan"])
      #expect(try reader.bless(one, keepsOthers: false).removed == ["Kettle"])
      #expect(try reader.baselines(of: one).modules.map(\.name) == ["Pan"])
    }
  }

  /// Why a module could not be read.
  private func failure(of module: String, in version: PackageVersion) -> String? {
    for case (module, .failed(let reason)) in version.modules { return reason }
    return nil
  }

  @Test func aModuleWithoutABaselineIsAFailure() async throws {
    try await withTemporaryFolder { folder in
      let reader = reader(of: folder)
      _ = try reader.bless(version("Pan", in: folder), keepsOthers: false)
      let read = try reader.baselines(of: version("Kettle", "Pan", in: folder))
      #expect(failure(of: "Pan", in: read) == nil)
      #expect(
        failure(of: "Kettle", in: read)?.hasPrefix("its baseline baselines/Kettle.txt is missing; run ")
          == true)
    }
  }

  @Test func twoBaselinesOfOneModuleAreAFailure() async throws {
    try await withTemporaryFolder { folder in
      let tree = try version("Pan", "Kettle", in: folder)
      _ = try reader(of: folder).bless(tree, keepsOthers: false)
      let stale = "// public surface, format 1, module Pan\nfunc fry()\n"
      try AtomicFiles.write([(folder.appending(path: "baselines/Zebra.txt").path, stale)])
      let read = try reader(of: folder).baselines(of: tree)
      #expect(read.modules.map(\.name) == ["Kettle", "Pan"])
      #expect(
        failure(of: "Pan", in: read)?.hasPrefix(
          "baselines/Pan.txt and baselines/Zebra.txt are all baselines of Pan; keep the one that is named after it,"
        )
          == true)
    }
  }

  @Test func aBaselineWithOtherOptionsIsAFailure() async throws {
    try await withTemporaryFolder { folder in
      let tree = try version("Pan", in: folder)
      _ = try reader(of: folder).bless(tree, keepsOthers: false)
      let read = try reader(of: folder, [.spi]).baselines(of: tree)
      #expect(failure(of: "Pan", in: read)?.contains("Pan.txt was made with ") == true)
    }
  }

  @Test func wordsAreGuessedOnlyWhenClose() {
    #expect(["boil", "whistle"].word(similarTo: "biol") == "boil")
    #expect(["boil", "whistle"].word(similarTo: "kettle") == nil)
  }
}
