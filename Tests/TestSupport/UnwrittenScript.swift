/// The script that a test needs and that could not be written.
struct UnwrittenScript: Error, CustomStringConvertible {
  let path: String
  let complaint: String

  /// Which script, and what the tool that was to write it said.
  var description: String { "The script \(path) cannot be written: \(complaint)" }
}
