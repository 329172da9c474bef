import Foundation
import TestSupport

/// A program that URLs can be opened with, and that reports how it was started.
struct Program {
  let path: String

  /// Writes the report in one step, so that nobody reads half of it, and its files without a pipe, which would be one.
  static let reporting = """
    {
      printf '%s\\n' "$$" "$PPID" "$(cut -d ' ' -f 5 /proc/$$/stat)"
      grep '^SigIgn:' /proc/$$/status | cut -f 2
      readlink -z /proc/$$/fd/*
      printf '\\n%s\\n%s' "$#" "$1"
    } > "$0.unfinished"
    mv "$0.unfinished" "$0.report"

    """

  /// Keeps the program running until it is released or removed, and for ten minutes if nobody is left to do that.
  static let waiting = """
    turns=0
    while [ -e "$0" ] && [ ! -e "$0.released" ] && [ $turns -lt 30000 ]; do
      sleep 0.02
      turns=$((turns + 1))
    done

    """

  /// What the program reports, once it is started.
  func report() async throws -> ProgramReport {
    try await eventually("\(path) wrote no report") {
      (try? String(contentsOfFile: path + ".report", encoding: .utf8)).flatMap(ProgramReport.init)
    }
  }

  /// Lets a waiting program come to its end.
  func release() throws {
    try URL(filePath: path + ".released").write("")
  }
}
