/// A surface that cannot be read, and so cannot become a baseline.
struct BlessError: Error, CustomStringConvertible {
  let module: String
  let reason: String

  var description: String { "\(module) cannot be blessed: \(reason); no baseline was changed." }
}
