import Foundation
import Narrowing
import Processes
import TestSupport

extension NarrowingReport {
  /// What is said of a package of `files`, which is gone when it has been said.
  static func ofPackage(
    named name: String, _ files: [String: String], _ options: NarrowingOptions = NarrowingOptions()
  ) async throws -> NarrowingReport {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: name)
      try package.write(files)
      return try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, options, toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
        ).run()
      }.report
    }
  }
}
