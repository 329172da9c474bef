import Foundation

/// What a program saw when it was started.
struct ProgramReport {
  let process: RunningProcess
  let parent: RunningProcess
  let processGroup: pid_t
  /// A set with a bit for each signal; the lowest is signal 1.
  let ignoredSignals: UInt64
  let openFiles: [Substring]
  let argumentCount: String
  let url: String

  init?(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
    guard lines.count == 7, let pid = pid_t(lines[0]), let parent = pid_t(lines[1]),
      let processGroup = pid_t(lines[2]),
      let ignoredSignals = UInt64(lines[3], radix: 16)
    else { return nil }
    process = RunningProcess(pid: pid)
    self.parent = RunningProcess(pid: parent)
    self.processGroup = processGroup
    self.ignoredSignals = ignoredSignals
    openFiles = lines[4].split(separator: "\0")
    argumentCount = String(lines[5])
    url = String(lines[6])
  }
}
