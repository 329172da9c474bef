/// What the compiler can build in to watch over threads, or over memory.
enum Sanitizer: String, CaseIterable {
  case thread, address

  /// Where the copy is built, below the workspace.
  var scratchPath: String { ".build/\(rawValue)-sanitizer" }

  func environment(workspace: String) -> [String: String] {
    switch self {
    case .thread: ["TSAN_OPTIONS": "suppressions=\"\(workspace)/Tools/thread-sanitizer.txt\""]
    case .address: ["ASAN_OPTIONS": "detect_leaks=1"]
    }
  }

  /// How many races and leaks it reports in `text`, with what it says of each, in short.
  static func reports(in text: String) -> (races: Int, leaks: Int, summaries: [String]) {
    let lines = text.split(separator: "\n")
    return (
      lines.count { $0.contains("WARNING: ThreadSanitizer:") },
      lines.count { $0.contains("ERROR: LeakSanitizer:") },
      lines.filter { $0.hasPrefix("SUMMARY: ") }.map { String($0.dropFirst("SUMMARY: ".count)) }
    )
  }
}
