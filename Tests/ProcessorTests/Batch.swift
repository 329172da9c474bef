import Foundation

/// The files of one folder, each to be turned into a picture in another.
struct Batch {
  /// How a run ended.
  struct Outcome: Equatable {
    var pictures = 0
    var failures = 0
  }

  let input: Folder
  let output: Folder

  /// Writes what `eval` makes of each file, and reports all that happens; a bad file does not stop the others.
  func run(
    eval: (Data) async throws -> String, progress: (BatchEvent) -> Void
  ) async throws -> Outcome {
    let folder = try InputFolder(input)
    var outcome = Outcome()
    for (index, file) in folder.files.enumerated() {
      do {
        let picture = try folder.pictureName(of: file)
        try await output.write(eval(input.read(file)), to: picture)
        outcome.pictures += 1
      } catch {
        outcome.failures += 1
        progress(.failed(file: file.description, reason: Reason.of(error)))
      }
      progress(.finished(index + 1, of: folder.files.count))
    }
    progress(.ended(pictures: outcome.pictures, failures: outcome.failures, ignored: folder.ignored))
    return outcome
  }
}
