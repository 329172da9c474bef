import Foundation

/// A test as its bundle lists it.
enum TestName: Hashable {
  case swiftTesting(String)
  case xcTest(String)

  /// What a test bundle wants to be told so that it runs `tests`: a command line for each library that they are written for.
  static func commandLines(of tests: [TestName]) -> [[String]] {
    let patterns = tests.compactMap(\.pattern)
    let names = tests.compactMap(\.nameInXCTest)
    return (patterns.isEmpty ? [] : [swiftTesting + patterns.flatMap { ["--filter", $0] }])
      + (names.isEmpty ? [] : [[names.joined(separator: ",")]])
  }

  /// What chooses the library, and what lists its tests.
  static let swiftTesting = ["--testing-library", "swift-testing"]

  /// Whether it stands in a target of that name.
  func isOne(of target: String) -> Bool {
    switch self {
    case .swiftTesting(let name), .xcTest(let name): name.hasPrefix("\(target).")
    }
  }

  /// Where the test stands comes behind its name, and is no part of it.
  private var pattern: String? {
    guard case .swiftTesting(let name) = self else { return nil }
    return "^" + NSRegularExpression.escapedPattern(for: name)
  }

  private var nameInXCTest: String? {
    guard case .xcTest(let name) = self else { return nil }
    return name
  }
}
