/// What a storm, or a part of it, has to say of itself.
struct Verdict: Codable {
  var count = 0
  /// How many ended in which way.
  var endings: [String: Int] = [:]
  /// What should not have happened.
  var findings: [String] = []
  /// How long after its time the last one ended, in seconds.
  var worstLateness: Double?
  /// How much more memory the process had in the end than after its first requests, in bytes.
  var growth: Int?
  /// What hostile answers do to the requests beside them.
  var delays: NeighbourDelays?
  var peakMemory = 0
  var peakDescriptors: Int?
  var races = 0
  var leaks = 0

  mutating func merge(_ other: Verdict) {
    count += other.count
    endings.merge(other.endings, uniquingKeysWith: +)
    findings += other.findings
    worstLateness = [worstLateness, other.worstLateness].compactMap(\.self).max()
    delays = [delays, other.delays].compactMap(\.self).max { $0.ratio < $1.ratio }
    growth = [growth, other.growth].compactMap(\.self).max()
    peakMemory = max(peakMemory, other.peakMemory)
    peakDescriptors = [peakDescriptors, other.peakDescriptors].compactMap(\.self).max()
    races += other.races
    leaks += other.leaks
  }

  mutating func add(_ ending: String) {
    count += 1
    endings[ending, default: 0] += 1
  }

  /// The figures, then a line for each finding.
  func text(of storm: Storm, isSanitized: Bool) -> String {
    var figures = ["peak memory \(peakMemory >> 20) MB"]
    if let growth { figures.append("memory grown by \(max(0, growth) >> 10) kB") }
    if let peakDescriptors { figures.append("peak descriptors \(peakDescriptors)") }
    if let worstLateness { figures.append("worst lateness \(Int((worstLateness * 1000).rounded(.up))) ms") }
    if let delays {
      let milliseconds = [delays.alone, delays.besidePrograms, delays.besideAnswers]
        .map { "\(Int(($0 * 1000).rounded(.up))) ms" }
      figures.append(
        "p99 \(milliseconds[0]) alone, \(milliseconds[1]) beside two programs that compute, \(milliseconds[2]) beside two hostile answers"
      )
    }
    figures.append(isSanitized ? "races \(races), leaks \(leaks)" : "races and leaks not looked for")
    let wrong = findings.isEmpty ? "all as expected" : "\(findings.count) findings"
    var lines = ["\(storm.rawValue): \(count), \(wrong)", "  " + figures.joined(separator: "; ")]
    if !endings.isEmpty {
      lines.append("  " + endings.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", "))
    }
    return (lines + findings.prefix(50).map { "  \($0)" }).joined(separator: "\n")
  }
}
