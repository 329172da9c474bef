/// A compiler that failed without an error in the source.
struct CompilerCrash: Error, CustomStringConvertible {
  let message: String

  var description: String {
    "The compiler failed without naming a line; run it by hand on the fixture. It said: \(message)"
  }
}
