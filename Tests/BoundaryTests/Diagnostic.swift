/// An error of the compiler.
struct Diagnostic: Hashable, CustomStringConvertible {
  let line: Int
  let message: String

  var description: String { "line \(line): \(message)" }

  /// The errors in what the compiler has printed, without the excerpts of source around them.
  static func errors(in output: String) -> [Diagnostic] {
    output.matches(of: #/(?m)^.*?\.swift:(\d+):\d+: error: (.*)$/#).compactMap { match in
      Int(match.1).map { Diagnostic(line: $0, message: String(match.2)) }
    }
  }
}
