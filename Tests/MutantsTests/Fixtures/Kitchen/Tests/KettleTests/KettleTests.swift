import Kettle
import Testing
import XCTest

@Test func boilsAtAHundred() { #expect(Kettle().boils(100)) }

final class ColdKettleTests: XCTestCase {
  func testIsSilent() { XCTAssertFalse(Kettle().boils(99)) }
  func testWhistles() { XCTAssertTrue(Kettle().whistles(200)) }
}
