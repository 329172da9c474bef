/// How much a transport takes.
package struct TransportLimits: Sendable {
  /// The most bytes that the body of a success may have; with more the request fails.
  let successBytes: Int
  /// How many bytes of any other body are kept; the rest is not received.
  let failureBytes: Int
  /// How many connections are kept for later, to all hosts together.
  let connections: Int
  let connectionsPerHost: Int

  package init(successBytes: Int, failureBytes: Int, connections: Int, connectionsPerHost: Int) {
    self.successBytes = successBytes
    self.failureBytes = failureBytes
    self.connections = connections
    self.connectionsPerHost = connectionsPerHost
  }
}
