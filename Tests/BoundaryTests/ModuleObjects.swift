import Foundation
import TestSupport

/// The code of the modules, as it was linked with the tests that run.
struct ModuleObjects {
  let paths: [String]

  init() throws {
    let products = BuiltProducts.folder
    let files = FileManager.default
    let modules = try files.contentsOfDirectory(atPath: Manifest.root.appending(path: "Modules").path)
    let lists = try files.contentsOfDirectory(atPath: products.path).filter { $0.hasSuffix("Tests.product") }
    let linked = lists.flatMap { list -> [Substring] in
      let file = products.appending(path: list).appending(path: "Objects.LinkFileList")
      return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    }
    // Swift Build makes one object of each module, and puts it beside the tests.
    let alone = modules.map { products.appending(path: "\($0).o").path }.filter(files.fileExists)
    let listed = linked.map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { path in modules.contains { path.contains("/\($0).build/") } }
    paths = listed.isEmpty ? alone : listed
  }

  /// What a linker has to be told of code that was built for coverage or a sanitizer.
  var flags: [String] {
    get throws {
      let code = try paths.map { try Data(contentsOf: URL(filePath: $0), options: .alwaysMapped) }
      let flags = [
        "__tsan_init": "-sanitize=thread", "__asan_init": "-sanitize=address",
        "__llvm_profile_runtime": "-profile-generate",
      ]
      return flags.filter { name, _ in code.contains { $0.range(of: Data(name.utf8)) != nil } }.values
        .sorted()
    }
  }
}
