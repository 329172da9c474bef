import Packages
import Processes
import Surfaces
import Testing

@Suite struct SystemModulesTests {
  @Test func whatComesWithTheToolchainIsReadAndWhatItExtends() throws {
    let modules = SystemModules(
      of: try Toolchain.find(), importing: ["Kettle", "Foundation"], progress: ProgressLog(.quiet))
    let read = Set(try modules.surfaces().map(\.module))
    let named: Set = ["Swift", "_Concurrency", "_StringProcessing", "Foundation"]
    #expect(read.isSuperset(of: named))
    #expect(read.count > named.count)
    #expect(!read.contains("Kettle"))
  }

  @Test func whatTheyDeclareCanBeStored() throws {
    let modules = SystemModules(
      of: try Toolchain.find(),
      importing: [
        "Distributed", "FoundationNetworking", "FoundationXML", "Observation", "RegexBuilder",
        "Synchronization",
      ],
      progress: ProgressLog(.quiet))
    for surface in try modules.surfaces() {
      let stored = try Surface(baseline: surface.baseline, file: surface.module)
      #expect(stored.declarations == surface.declarations)
    }
  }
}
