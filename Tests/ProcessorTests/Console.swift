import Foundation

/// The way out of the test process.
enum Console {
  /// Writes one line at once; the prefix tells it from what XCTest and SwiftPM print.
  static func write(_ event: BatchEvent) {
    FileHandle.standardOutput.write(Data("run-processor: \(event)\n".utf8))
  }
}
