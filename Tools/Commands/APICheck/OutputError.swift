/// Standard output does not take what there is to say.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String {
    "standard output cannot be written (\(reason)); check the path and its permissions."
  }
}
