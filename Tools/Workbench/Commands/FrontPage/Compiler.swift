/// The compiler of the toolchain.
enum Compiler {
  /// What it calls itself, without its patches.
  static func release() throws -> String {
    let text = try Program(path: "/usr/bin/env").text(["swift", "--version"])
    return text.firstMatch(of: /Swift version \d+(\.\d+)?/).map { String($0.output.0) } ?? "unknown"
  }
}
