/// Clang could not tell what the headers of a module declare, although Swift imports them.
struct HeaderError: Error, CustomStringConvertible {
  let module: String
  let output: String

  var description: String {
    let reason = output.split(separator: "\n").first { $0.contains("error:") } ?? "it gave no reason"
    return "clang could not read the headers of \(module) one by one: \(reason)"
  }
}
