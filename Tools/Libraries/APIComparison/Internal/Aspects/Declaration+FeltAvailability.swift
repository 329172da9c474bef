import PublicAPI

extension Declaration {
  /// What is said of platforms for which Swift 6 builds, and of the language: what came with an older version has always
  /// been there for clients.
  var feltAvailability: [Availability] {
    availability.compactMap { available in
      let oldest = available.isAboutSwift ? Self.beforeSwift6 : Self.oldestDeploymentTargets[available.domain]
      guard let oldest else { return available }
      let facts = available.facts.filter {
        if case .introduced(let version) = $0 { version > oldest } else { true }
      }
      return facts.isEmpty ? nil : available.saying(facts)
    }
  }

  /// Every version of the language before that of the oldest client.
  private static let beforeSwift6 = Version("5.999")

  /// The oldest version of each platform that SwiftPM 6 builds for.
  private static let oldestDeploymentTargets = [
    "macOS": Version("10.13"), "macCatalyst": Version("13"), "iOS": Version("12"), "tvOS": Version("12"),
    "watchOS": Version("4"), "visionOS": Version("1"),
  ]
}
