import Statistics

/// Why `stats` could not do what was asked.
enum StatsError: Error {
  case noMarkers(file: String)
  case unreadableModule(String, reason: String)
}

extension StatsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noMarkers(let file):
      "\(file) has no place for the table; add the lines “\(StatisticsTable.openingMarker)” and"
        + " “\(StatisticsTable.closingMarker)” where it should stand."
    case .unreadableModule(let module, let reason):
      "\(module) cannot be counted: \(reason); repair what it names and count again."
    }
  }
}
