import Foundation
import TestSupport
import Testing

/// The modules as those have them who get no sources: an interface for each, which other compilers read.
@Suite(.timeLimit(.minutes(10))) struct LibraryEvolutionTests {
  @Test func everyInterfaceIsReadWithoutWhatItsModuleHides() async throws {
    let manifest = try Manifest()
    let compiler = Compiler()
    try await withTemporaryFolder { folder in
      let (built, shipped) = (folder.appending(path: "Built"), folder.appending(path: "Shipped"))
      for folder in [built, shipped] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }
      try await compiler.buildInterfaces(
        of: (manifest.foundations + manifest.modules).map { module in
          let own = ["-swift-version", "6"] + manifest.featureFlags
          return (module, module == "ThirdParty" ? ["-swift-version", "5"] : own)
        }, in: built)
      for module in manifest.modules {
        let file = "\(module).swiftinterface"
        try FileManager.default.copyItem(at: built.appending(path: file), to: shipped.appending(path: file))
      }
      let imports = manifest.modules.map { "import \($0)\n" }.joined()
      #expect(try await compiler.errors(in: imports, withInterfacesIn: shipped) == [])
      // A name that stands nowhere is an error, so the interfaces are read.
      let client =
        imports + "let client = DogPhotos.DogPhotoClient.standard\nlet other = DogPhotos.NoSuchType.self"
      #expect(
        try await compiler.errors(in: client, withInterfacesIn: shipped).map(\.line)
          == [manifest.modules.count + 2])
    }
  }
}
