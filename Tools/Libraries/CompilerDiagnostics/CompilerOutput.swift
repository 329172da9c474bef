/// What a compiler wrote about sources that it did not accept.
public struct CompilerOutput: Sendable {
  private let lines: [DiagnosticMessage]

  /// Takes what the compiler wrote, on however many lines.
  public init(_ text: String) {
    // Below each mistake stand the lines of the source that it is in, and the mistake once more.
    lines = text.split(separator: "\n").filter { !$0.starts(with: #/\s*\d*\s*[|]/#) }.map {
      DiagnosticMessage($0)
    }
  }

  /// The line in which the compiler says that it did not come to an end, or nil if it came to one.
  ///
  /// Whatever else it wrote is then no answer: neither to what it complains of nor to what it has passed over.
  public var crash: DiagnosticMessage? {
    lines.first { $0.isFailure && !$0.text.contains(#/:\d+:\d+: error: /#) }
  }

  /// The first line about a mistake in the sources, or else the first in which the compiler says that it failed itself; nil
  /// if there is neither.
  public var firstError: DiagnosticMessage? {
    let errors = lines.filter { $0.text.contains("error:") }
    return errors.first { !$0.isFailure } ?? errors.first
  }
}
