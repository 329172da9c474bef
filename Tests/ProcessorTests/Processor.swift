import Foundation
import XCTest

/// A task that needs what only a test bundle offers, run over a folder of files by `Tools/run-processor`.
///
/// The script writes the two folders into the bundle. Without them, in every ordinary test run, there is nothing to do.
final class Processor: XCTestCase {
  func testProcess() async throws {
    guard let input = try injectedFolder("input"), let output = try injectedFolder("output") else {
      throw XCTSkip("Nothing to process: run Tools/run-processor INPUT_DIRECTORY OUTPUT_DIRECTORY.")
    }
    let batch = Batch(input: input, output: output)
    let outcome = try await batch.run { file in
      try await CardTemplate.bundled().svg(of: Card(showing: file))
    } progress: { event in
      Console.write(event)
    }
    XCTAssertEqual(outcome.failures, 0, "Some files could not be processed.")
  }

  /// The folder whose path the file `NAME-directory-path` of the bundle holds, or nil if there is no such file.
  private func injectedFolder(_ name: String) throws -> URL? {
    let file = Bundle.module.bundleURL.appending(path: "\(name)-directory-path")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var path = try String(contentsOf: file, encoding: .utf8)
    // The script ends the file with one line break; every other character belongs to the path.
    if path.last == "\n" { path.removeLast() }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
