import Foundation
import Mutants
import Processes
import TestSupport

/// What is planted in a text, with the syntax tree that the compiler gives of it.
struct Planted {
  let planting: Planting
  let path: String

  init(_ text: String) async throws {
    (planting, path) = try await withTemporaryFolder { folder in
      let package = folder.resolvingSymlinksInPath().path
      let path = "\(package)/Sources/Kettle/Kettle.swift"
      try AtomicFiles.write([(path: path, text: text)])
      let dump = try await BlockingWork.run {
        try Subprocess(
          Toolchain.find().frontend,
          [
            "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings", "-swift-version", "6",
            "-parse-as-library", "-module-name", "Kettle", path,
          ]
        ).run()
      }
      let planting = try Planting(
        [(name: "Kettle", trees: dump.text)], sources: [path: text], package: package)
      return (planting, path)
    }
  }

  /// What is wrong with each defect, without the marks of code.
  var titles: [String] { planting.defects.map { $0.title.replacing("`", with: "") } }

  /// The text with the defects of some titles, or with all.
  func text(_ wanted: String...) -> String? {
    let chosen = planting.defects.filter {
      wanted.isEmpty || wanted.contains($0.title.replacing("`", with: ""))
    }
    return planting.planted(chosen).texts[path]
  }
}
