/// Why a table could not be put into a document.
enum TableError: Error {
  /// The document has no markers that say where the table goes.
  case noMarkers(file: String)
}

extension TableError: CustomStringConvertible {
  /// One sentence that names the file and says what to do.
  var description: String {
    switch self {
    case .noMarkers(let file):
      "\(file) has no place for the table; add the lines “\(StatisticsTable.openingMarker)” and"
        + " “\(StatisticsTable.closingMarker)” where it should stand."
    }
  }
}
