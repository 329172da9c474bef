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

  /// What `bless` has to be told so that it writes the baselines that these settings compare.
  var blessOptions: [String] {
    let choosing: [Setting] = [
      .traits, .allTraits, .noDefaultTraits, .define, .swiftSDK, .includeSPI, .includeUnderscored,
    ]
    return choosing.filter(has).flatMap { setting in
      setting.placeholder == nil ? [setting.rawValue] : all(setting).flatMap { [setting.rawValue, $0] }
    }
  }

  /// How a report is written, once or in several ways, and to which file besides the one for all that is said.
  var formats: [(format: ReportFormat, file: String?)] {
    let choices = all(.format).compactMap { value -> (ReportFormat, String?)? in
      let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
      return parts.first.flatMap(ReportFormat.init).map { ($0, parts.dropFirst().first) }
    }
    // The last one wins, as with every option, among those for the same place.
    let said = choices.last { $0.1 == nil }?.0 ?? (choices.isEmpty ? .text : nil)
    return (said.map { [($0, nil)] } ?? []) + choices.filter { $0.1 != nil }
  }

  /// How anything else is written.
  var listingFormat: ListingFormat { self[.format].flatMap(ListingFormat.init) ?? .text }
}
