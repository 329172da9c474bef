import Packages
import Processes
import Surfaces
import Testing

@Suite struct SystemModulesTests {
  @Test func onlyWhatComesWithTheToolchainIsRead() throws {
    let modules = SystemModules(
      of: try Toolchain.find(), importing: ["Kettle", "Synchronization", "Swift"],
      progress: ProgressLog(.quiet))
    #expect(modules.names == ["Swift", "_Concurrency", "_StringProcessing", "Synchronization"])
  }

  @Test func modulesThatAreExtendedAreReadToo() throws {
    let modules = SystemModules(
      of: try Toolchain.find(), importing: ["Foundation"], progress: ProgressLog(.quiet))
    let read = Set(try modules.surfaces().map(\.module))
    #expect(read.isSuperset(of: modules.names))
    #expect(read.count > modules.names.count)
  }
}
