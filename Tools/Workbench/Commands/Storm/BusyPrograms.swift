import Foundation

/// Other programs that only compute, and so take from a machine what hostile answers may take.
struct BusyPrograms {
  /// It ends with this process, however that ends.
  private static let script = """
    while kill -s 0 $PPID 2>/dev/null; do
      step=0
      while [ $step -lt 100000 ]; do step=$((step + 1)); done
    done
    """

  private let programs: [Process]

  init(count: Int) throws {
    programs = try (0..<count).map { _ in
      try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", Self.script])
    }
  }

  func end() {
    for program in programs {
      // They have the signals blocked that the thread had blocked that started them.
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
  }
}
