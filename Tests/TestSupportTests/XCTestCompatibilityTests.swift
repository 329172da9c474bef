import Foundation
import NetworkingTestSupport
import TestSupport
import XCTest

/// The same helpers under the other framework, which has no traits and learns of failures only by thrown errors.
final class XCTestCompatibilityTests: XCTestCase {
  func testMockNetworkClientRecordsCalls() async throws {
    let url = try XCTUnwrap(URL(string: "https://example.com/"))
    try await MockNetworkClient.withFreshCallStack {
      try MockNetworkClient.script(.json("1"))
      let value = try await MockNetworkClient.fetch(Int.self, from: url)
      XCTAssertEqual(value, 1)
      try MockNetworkClient.requireCallWasMade(to: .fetch(urlString: "https://example.com/"))
    }
  }

  func testMissingCallThrows() async throws {
    try await MockNetworkClient.withFreshCallStack {
      XCTAssertThrowsError(try MockNetworkClient.requireCallWasMade(to: .fetch(urlString: "failed"))) {
        XCTAssertTrue($0 is MissingCall)
      }
    }
  }

  func testDeallocationIsExpected() async throws {
    final class Leaf {}
    try await expectDeallocation { Leaf() }
  }
}
