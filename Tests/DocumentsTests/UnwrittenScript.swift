/// A script that could not be put where its test needs it.
struct UnwrittenScript: Error, CustomStringConvertible {
  let path: String

  var description: String { "Installing the script \(path) failed; check that the folder can be written to." }
}
