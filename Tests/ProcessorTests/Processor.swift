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
    let template = try CardTemplate.bundled()
    let outcome = try await Batch(input: input, output: output).run { content in
      try await template.svg(of: Card(showing: content))
    } progress: { event in
      Console.write(event)
    }
    XCTAssertEqual(outcome.failures, 0, "Some files could not be processed.")
  }

  /// The folder whose path the file `NAME-directory-path` of the bundle holds, or nil if there is no such file.
  private func injectedFolder(_ name: String) throws -> Folder? {
    let file = Bundle.module.bundleURL.appending(path: "\(name)-directory-path")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var path = try Array(Data(contentsOf: file))
    // The script ends the file with one line break; every other byte belongs to the path.
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    return try Folder(path: path)
  }
}
