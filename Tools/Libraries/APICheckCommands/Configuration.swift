import Foundation
import Processes

/// The settings in a package's file `.api-check`, one a line: an option without its hyphens, `=`, and its value.
///
/// An option that takes no value is `yes` or `no` here. Lines that begin with `#` are comments. Paths begin at the
/// package.
public struct Configuration: Sendable {
  /// The name of the file, in the package's directory.
  static let name = ".api-check"

  /// A setting as a line gives it.
  struct Entry: Sendable {
    let setting: Setting
    /// The value; nil for an option that takes none.
    let value: String?
    let line: Int
  }

  let entries: [Entry]

  /// Reads the file of the package that `settings` name, or of the package around the current directory.
  ///
  /// If there is no file, there are no settings. Throws an error whose sentence names the line that cannot be
  /// understood.
  public init(for settings: [Setting: [String]]) throws {
    try self.init(of: PackageLocation.directory(named: settings[.packagePath]?.last))
  }

  /// Reads the file of the package in the directory `package`.
  init(of package: String) throws {
    let path = URL(filePath: package).appending(path: Self.name).path
    guard FileManager.default.fileExists(atPath: path) else {
      entries = []
      return
    }
    entries = try Self.entries(in: InputFile.text(path), of: package)
  }

  private static func entries(in text: String, of package: String) throws -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      do {
        entries += try entry(words, line: index + 1, of: package).map { [$0] } ?? []
      } catch let reason as ConfigurationError.Reason {
        throw ConfigurationError(file: name, line: index + 1, reason: reason)
      }
    }
    return entries
  }

  private static func entry(_ words: String, line: Int, of package: String) throws -> Entry? {
    let parts = words.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, let setting = Setting(rawValue: "--\(name)"), setting != .packagePath else {
      throw ConfigurationError.Reason.unknownSetting(parts.first ?? words)
    }
    guard parts.count == 2, !parts[1].isEmpty else { throw ConfigurationError.Reason.noValue(setting) }
    guard setting.placeholder != nil else {
      if parts[1] == "no" { return nil }
      if parts[1] != "yes" { throw ConfigurationError.Reason.notYesOrNo(setting, parts[1]) }
      return Entry(setting: setting, value: nil, line: line)
    }
    if let sentence = setting.refusal(of: parts[1]) { throw ConfigurationError.Reason.refused(sentence) }
    return Entry(setting: setting, value: setting.resolving(parts[1], in: package), line: line)
  }

  /// Whether a line of the file is about `setting`.
  func tells(of setting: Setting) -> Bool {
    entries.contains { $0.setting == setting }
  }

  /// The settings for `command`: those of the command line, and for all other options those of the file.
  public func completing(_ settings: [Setting: [String]], for command: Command.Name) -> [Setting: [String]] {
    var complete = settings
    for entry in entries where holds(entry, beside: settings, for: command) {
      complete[entry.setting, default: []] += entry.value(for: command).map { [$0] } ?? []
    }
    // A break since HEAD need not be one since a release, if it is about something that is new since then.
    if command == .accept, settings[.against] == nil, let bases = complete[.against] {
      complete[.against] = ["HEAD"] + bases
    }
    return complete
  }

  /// Whether `command` takes an entry of the file, because it knows the option and `settings` do not contradict.
  func holds(_ entry: Entry, beside settings: [Setting: [String]], for command: Command.Name) -> Bool {
    let rivals = Setting.contradictions.filter { $0.contains(entry.setting) }.flatMap(\.self)
    let isSaidOtherwise = (rivals + [entry.setting]).contains { settings[$0] != nil }
    if command == .config { return !isSaidOtherwise }
    return entry.setting.isKnown(to: command) && !isSaidOtherwise
      && entry.value(for: command).flatMap { entry.setting.refusal(of: $0, by: command) } == nil
  }
}

extension Configuration.Entry {
  /// The value for `command`: `accept` needs no threshold, since what it accepts passes anyway.
  fileprivate func value(for command: Command.Name) -> String? {
    setting == .against && command == .accept ? value.map { ComparisonBase($0).revision } : value
  }
}

extension Setting {
  /// The value; a relative path in it becomes absolute, and begins at `package`.
  fileprivate func resolving(_ value: String, in package: String) -> String {
    func path(_ text: some StringProtocol) -> String {
      text.hasPrefix("/") ? String(text) : URL(filePath: package).appending(path: String(text)).path
    }
    if self == .format, let sign = value.firstIndex(of: "=") {
      return value[...sign] + path(value[value.index(after: sign)...])
    }
    return ["DIR", "FILE"].contains(placeholder) ? path(value) : value
  }
}
