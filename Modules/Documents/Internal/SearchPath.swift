#if os(Linux)
  import Foundation

  /// The directories in which programs are looked up by name.
  struct SearchPath {
    private let directories: [Substring]

    /// Takes the value of `PATH`, without its relative entries: what they name depends on the working directory.
    init(_ path: String) {
      directories = path.split(separator: ":").filter { $0.hasPrefix("/") }
    }

    func executable(named name: String) -> String? {
      let files = FileManager.default
      return directories.map { "\($0)/\(name)" }.first { candidate in
        // A folder counts as executable too, and it alone leads on.
        files.isExecutableFile(atPath: candidate) && !files.isExecutableFile(atPath: "\(candidate)/.")
      }
    }
  }
#endif
