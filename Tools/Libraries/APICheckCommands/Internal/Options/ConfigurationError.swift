import Processes

/// A line of a configuration that cannot be understood.
struct ConfigurationError: Error, CustomStringConvertible {
  /// Why it cannot be understood.
  enum Reason: Error {
    case unknownSetting(String)
    case noValue(Setting)
    case notYesOrNo(Setting, String)
    /// What is wrong with a value, as a sentence.
    case refused(String)
  }

  let file: String
  let line: Int
  let reason: Reason

  var description: String { "\(file):\(line): \(reason)" }
}

extension ConfigurationError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownSetting(let name):
      "There is no setting \(name)"
        + spellingHint(
          for: name, among: Setting.allCases.map { String($0.rawValue.dropFirst(2)) },
          otherwise: "`\(ToolName.current) help check` lists most, as options")
    case .noValue(let setting):
      "\(setting.rawValue.dropFirst(2)) needs a value: \(setting.rawValue.dropFirst(2)) = \(setting.placeholder ?? "yes")."
    case .notYesOrNo(let setting, let value):
      "\(setting.rawValue.dropFirst(2)) is yes or no, not \(value)."
    case .refused(let sentence): sentence
    }
  }
}
