/// The extractor could not read a compiled module.
struct ExtractionError: Error, CustomStringConvertible {
  let module: String
  let output: String

  var description: String {
    let reason = output.split(separator: "\n").first { $0.contains("error:") } ?? "it gave no reason"
    return "the symbol graph of \(module) could not be extracted: \(reason)"
  }
}
