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
}
