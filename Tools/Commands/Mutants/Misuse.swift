/// A command line that makes no sense.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = "\(reason); see Tools/mutants --help."
  }
}
