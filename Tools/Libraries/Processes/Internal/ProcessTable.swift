import Foundation

/// The processes of this machine, as far as this user may see them.
enum ProcessTable {
  /// The descendants of `ancestors`, each of them after its parent.
  ///
  /// A process group is not enough: the package manager gives each compiler a group of its own.
  static func descendants(of ancestors: Set<Int32>) -> [Int32] { descendants(of: ancestors, in: entries()) }

  /// Stops the descendants of `ancestors` until none can start a process, and returns them, each after its parent.
  ///
  /// A process may end between the search and its stop. A child that it has just started would then have no known
  /// parent, and would be in no known process group. A process need not have stopped yet when the request to stop
  /// returns. It also goes on when its parent ends and its process group is orphaned. Hence all are asked again until
  /// two searches agree. A process that this user may not stop is waited for no longer than three seconds.
  static func stop(descendantsOf ancestors: Set<Int32>) -> [Int32] {
    var started: [Int32] = []
    var moving = Array(ancestors)
    var looksThatAgree = 0
    let deadline = ContinuousClock.now + .seconds(3)
    while looksThatAgree < 2, ContinuousClock.now < deadline {
      for process in moving { kill(process, SIGSTOP) }
      let entries = entries()
      let known = ancestors.union(started)
      let new = descendants(of: known, in: entries)
      started += new
      moving = known.union(new).filter { entries[$0]?.isMoving ?? false }
      looksThatAgree = new.isEmpty && moving.isEmpty ? looksThatAgree + 1 : 0
    }
    return started
  }

  /// Kills `processes`, the last one first; each has to come after its parent.
  ///
  /// The system lets a stopped process continue when it loses its parent, so children have to end first.
  static func end(_ processes: [Int32]) {
    for process in processes.reversed() { kill(process, SIGKILL) }
  }

  private static func descendants(of ancestors: Set<Int32>, in entries: [Int32: ProcessEntry]) -> [Int32] {
    let children = Dictionary(grouping: entries.keys) { entries[$0]?.parent }
    var found: [Int32] = []
    var known = ancestors
    var generation = Array(ancestors)
    while !generation.isEmpty {
      generation = generation.flatMap { children[$0] ?? [] }.filter { known.insert($0).inserted }
      found += generation
    }
    return found
  }

  #if os(Linux)
    private static func entries() -> [Int32: ProcessEntry] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let processes = names.compactMap { Int32($0) }.compactMap { process in
        entry(in: "/proc/\(process)/stat").map { (process, $0) }
      }
      return Dictionary(processes, uniquingKeysWith: { first, _ in first })
    }

    /// Reads the first two fields after the command's name, which is in parentheses and may contain anything.
    private static func entry(in file: String) -> ProcessEntry? {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      return entry(text[end...].split(separator: " ").dropFirst().prefix(2).reversed())
    }
  #else
    private static func entries() -> [Int32: ProcessEntry] {
      let ps = Process()
      ps.executableURL = URL(filePath: "/bin/ps")
      ps.arguments = ["-A", "-o", "pid=,ppid=,state="]
      let output = Pipe()
      ps.standardOutput = output
      guard (try? ps.run()) != nil else { return [:] }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let processes = text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.first.flatMap { Int32($0) }.flatMap { process in
          entry(Array(words.dropFirst())).map { (process, $0) }
        }
      }
      return Dictionary(processes, uniquingKeysWith: { first, _ in first })
    }
  #endif

  /// Reads the identifier of a parent and a state.
  private static func entry(_ words: [Substring]) -> ProcessEntry? {
    guard words.count == 2, let parent = Int32(words[0]), let state = words[1].first else { return nil }
    return ProcessEntry(parent: parent, state: state)
  }
}
