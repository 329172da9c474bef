/// The surface of a module could not be extracted.
struct ExtractionError: Error {
  /// What could not be read.
  enum Source {
    /// A compiled module.
    case module
    /// The headers of a module, although Swift imports them.
    case headers
  }

  let source: Source
  let module: String
  /// The output of the tool.
  let output: String
}

extension ExtractionError: CustomStringConvertible {
  var description: String {
    let reason = output.split(separator: "\n").first { $0.contains("error:") } ?? "it gave no reason"
    return switch source {
    case .module: "the symbol graph of \(module) could not be extracted: \(reason)"
    case .headers: "clang could not read the headers of \(module) one by one: \(reason)"
    }
  }
}
