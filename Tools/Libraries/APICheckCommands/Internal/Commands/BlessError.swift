/// A surface that cannot become a baseline since it cannot be read.
struct BlessError: Error, CustomStringConvertible {
  let module: String
  let reason: String

  var description: String { "\(module) cannot be blessed: \(reason); no baseline was changed." }
}
