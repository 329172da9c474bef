import Foundation

/// The files of one folder, each to be turned into a picture in another.
struct Batch {
  /// How a run ended.
  struct Outcome {
    var pictures = 0
    var failures = 0
  }

  let input: URL
  let output: URL

  /// Writes what `eval` makes of each file, and reports all that happens; a bad file does not stop the others.
  func run(
    eval: (URL) async throws -> String, progress: (BatchEvent) -> Void
  ) async throws -> Outcome {
    let folder = try InputFolder(input)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    var outcome = Outcome()
    for (index, file) in folder.files.enumerated() {
      do {
        let picture = try folder.pictureName(of: file)
        try await write(eval(file), to: picture)
        outcome.pictures += 1
      } catch {
        outcome.failures += 1
        progress(.failed(file: file.lastPathComponent, reason: Reason.of(error)))
      }
      progress(.finished(index + 1, of: folder.files.count))
    }
    progress(.ended(pictures: outcome.pictures, failures: outcome.failures, ignored: folder.ignored))
    return outcome
  }

  /// Writes a picture so that a reader, or a run that is stopped, finds the whole picture or none.
  ///
  /// The unfinished one has a name that `Tools/run-processor` knows and takes away when it is stopped.
  private func write(_ text: String, to picture: String) throws {
    let unfinished = output.appending(path: ".unfinished-picture")
    try Data(text.utf8).write(to: unfinished)
    guard rename(unfinished.path, output.appending(path: picture).path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: unfinished)
      throw InputError.unwritable(picture: picture, reason: reason)
    }
  }
}
