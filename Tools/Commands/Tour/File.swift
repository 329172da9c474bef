import Foundation

/// The files of the tour.
enum File {
  enum Sample {
    /// Where the dog photo is written, in a folder that no other run has.
    static let dogFile = FileManager.default.temporaryDirectory
      .appending(path: "tour-\(UUID().uuidString)")
      .appending(path: "dog.json")
  }
}
