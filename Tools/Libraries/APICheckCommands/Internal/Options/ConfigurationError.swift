/// A line of a configuration that cannot be understood.
struct ConfigurationError: Error, CustomStringConvertible {
  let file: String
  let line: Int
  let flaw: ConfigurationFlaw

  var description: String { "\(file):\(line): \(flaw)" }
}
