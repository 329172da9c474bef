/// What a compiler wrote about sources that it did not accept.
public struct CompilerOutput: Sendable {
  private let lines: [Substring]

  /// Takes what the compiler wrote, on however many lines.
  public init(_ text: String) {
    // Below each mistake stand the lines of the source that it is in, and the mistake once more.
    lines = text.split(separator: "\n").filter { !$0.starts(with: #/\s*\d*\s*[|]/#) }
  }

  /// The line in which the compiler says that it did not come to an end, or nil if it came to one.
  ///
  /// Whatever else it wrote is then no answer: neither to what it complains of nor to what it has passed over.
  public var crash: String? {
    lines.first { Self.isFailure($0) && !$0.contains(#/:\d+:\d+: error: /#) }.map(String.init)
  }

  /// The first mistake in the sources, or else the first line in which the compiler says that it failed itself; nil if
  /// there is neither.
  public var firstError: String? {
    let errors = lines.filter { $0.contains("error:") }
    return (errors.first { !Self.isFailure($0) } ?? errors.first).map(String.init)
  }

  /// Whether the compiler says with `words` that it failed itself, which says nothing about the sources.
  ///
  /// An expression that takes too long on one side may take as long on the other, on a slower machine.
  public static func isFailure(_ words: some StringProtocol) -> Bool {
    let words = words.lowercased()
    return failures.contains { words.contains($0) }
  }

  private static let failures = [
    "bug report", "file a bug", "compiler bug", "failed to produce diagnostic", "fatal error",
    "internal error",
    "in reasonable time",
    "stack dump:", "llvm error:", "assertion failed", "assertion `", "due to signal", "segmentation fault",
    "deserialization failure",
  ]
}
