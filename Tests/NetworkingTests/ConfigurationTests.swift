import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ConfigurationTests {
  @Test func whatMakesNoSenseCountsAsTheLeastThatDoes() {
    let configuration = HTTPClient.Configuration(
      timeout: .seconds(-1), maximumBodyBytes: -1, retries: -1, maximumConnectionsPerHost: -1)
    #expect(configuration.timeout == .zero)
    #expect(configuration.maximumBodyBytes == 0)
    #expect(configuration.retries == 0)
    #expect(configuration.maximumConnectionsPerHost == 1)
  }

  @Test func moreThanADayCountsAsADay() {
    #expect(HTTPClient.Configuration(timeout: .seconds(86_399)).timeout == .seconds(86_399))
    #expect(HTTPClient.Configuration(timeout: .seconds(86_401)).timeout == .seconds(86_400))
  }

  @Test func whatIsNotSaidIsAsDocumented() {
    let configuration = HTTPClient.Configuration()
    #expect(configuration.timeout == .seconds(30))
    #expect(configuration.maximumBodyBytes == 1_048_576)
    #expect(configuration.retries == 2)
    #expect(configuration.maximumConnectionsPerHost == 6)
  }

  @Test func sixtyFourRequestsAreOnTheirWayToAllHostsTogether() async throws {
    let client = HTTPClient(.init(timeout: .patience, maximumConnectionsPerHost: 40))
    let gate = Gate()
    let servers = try (1...2).map { _ in try LoopbackServer() }
    for server in servers { server.script("/", Reply([.wait(gate), .json("7")])) }
    let tasks = servers.flatMap { server in
      (1...40).map { _ in Task { try await client.execute(Request(server.url("/")), responseType: Int.self) }
      }
    }
    func count() -> Int { servers.map { $0.received("/").count }.reduce(0, +) }
    try await eventually("only \(count()) were sent") { count() >= 64 ? () : nil }
    // One more would come within this time, or stay away for good.
    await #expect(throws: NeverHappened.self) {
      try await eventually("none", within: .milliseconds(500)) { count() > 64 ? () : nil }
    }
    gate.open()
    for task in tasks { #expect(try await outcome(of: task).get() == 7) }
  }
}
