/// Why `stats` could not do what was asked.
enum StatsError: Error {
  case unreadableModule(String, reason: String)
}

extension StatsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadableModule(let module, let reason):
      "\(module) cannot be counted: \(reason); repair what it names and count again."
    }
  }
}
