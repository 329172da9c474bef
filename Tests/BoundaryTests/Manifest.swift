import Foundation

/// What `Package.swift` says, read as text: a test run cannot ask SwiftPM, which is busy running it.
struct Manifest {
  /// The package's root, found from this file's own place in it.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let text: String

  init() throws {
    text = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// The modules that clients import.
  var modules: [String] {
    text.matches(of: #/(?m)^ +module\("(\w+)"/#).map { String($0.1) }
  }

  /// What the modules are built on and clients do not see, each behind what it is built on itself.
  var foundations: [String] {
    ["ThirdParty"] + text.matches(of: #/(?m)^ +shared\(\s*"(\w+)"/#).map { String($0.1) }
  }

  /// The upcoming features that every target enables.
  var upcomingFeatures: [String] {
    text.matches(of: #/(?m)^ +\.enableUpcomingFeature\("(\w+)"\)/#).map { String($0.1) }
  }

  /// Each setting that every target has, under its name, as the compiler takes it.
  var settings: [String: [String]] {
    let warnings = text.matches(of: #/(?m)^ +\.treatWarning\("(\w+)", as: \.error\)/#).map { String($0.1) }
    let everyWarning = text.contains(#/(?m)^ +\.treatAllWarnings\(as: \.error\)/#) ? ["TreatAllWarnings"] : []
    return Dictionary(
      upcomingFeatures.map { ($0, ["-enable-upcoming-feature", $0]) }
        + warnings.map { ($0, ["-Werror", $0]) }
        + everyWarning.map { ($0, ["-warnings-as-errors"]) }
    ) { first, _ in first }
  }

  /// The features that every target enables, as the compiler takes them.
  var featureFlags: [String] {
    upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
