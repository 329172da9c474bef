import Foundation

/// The processes of this machine, as far as this user may see them.
enum ProcessTable {
  /// All that `ancestors` have started, and what that has started in turn.
  ///
  /// A process group is not enough: the package manager gives each compiler a group of its own.
  static func descendants(of ancestors: Set<Int32>) -> Set<Int32> {
    let parents = parents()
    var family = ancestors
    var size = 0
    while family.count > size {
      size = family.count
      for (child, parent) in parents where family.contains(parent) { family.insert(child) }
    }
    return family.subtracting(ancestors)
  }

  /// Stops all that `ancestors` have started and returns it, when none of it can start any more.
  ///
  /// The child of one that ends between the search and its end would be nobody's, and in no group that anybody knows.
  static func stop(descendantsOf ancestors: Set<Int32>) -> Set<Int32> {
    var stopped: Set<Int32> = []
    var running = ancestors
    while !running.isEmpty {
      for process in running { kill(process, SIGSTOP) }
      stopped.formUnion(running)
      running = descendants(of: ancestors).subtracting(stopped)
    }
    return stopped.subtracting(ancestors)
  }

  #if os(Linux)
    private static func parents() -> [Int32: Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let processes = names.compactMap { Int32($0) }.compactMap { process in
        parent(in: "/proc/\(process)/stat").map { (process, $0) }
      }
      return Dictionary(processes, uniquingKeysWith: { first, _ in first })
    }

    /// The second field after the command's name, which stands in parentheses and may hold anything.
    private static func parent(in file: String) -> Int32? {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      return text[end...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) }
    }
  #else
    private static func parents() -> [Int32: Int32] {
      let ps = Process()
      ps.executableURL = URL(filePath: "/bin/ps")
      ps.arguments = ["-A", "-o", "pid=,ppid="]
      let output = Pipe()
      ps.standardOutput = output
      guard (try? ps.run()) != nil else { return [:] }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let pairs = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int32($0) } }
      return Dictionary(
        pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
  #endif
}
