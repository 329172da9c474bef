import Reports

/// The settings of a run, as they were given.
struct Settings: Sendable {
  private let values: [Setting: [String]]

  init(_ values: [Setting: [String]]) {
    self.values = values
  }

  /// The value of a setting, the last one if it was given more than once.
  subscript(setting: Setting) -> String? { values[setting]?.last }

  func all(_ setting: Setting) -> [String] { values[setting] ?? [] }

  func has(_ setting: Setting) -> Bool { values[setting] != nil }

  /// How a report is written.
  var format: ReportFormat { self[.format].flatMap(ReportFormat.init) ?? .text }

  /// How anything else is written.
  var listingFormat: ListingFormat { self[.format].flatMap(ListingFormat.init) ?? .text }
}
