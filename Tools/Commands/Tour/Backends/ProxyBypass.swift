import Foundation

/// Keeps requests to this machine away from a proxy that the environment names for all others.
enum ProxyBypass {
  /// Call it before the first request, while the process has one thread: URLSession on Linux reads `http_proxy`, and a
  /// proxy cannot reach this machine's loopback.
  static func exemptLoopback(in environment: [String: String] = ProcessInfo.processInfo.environment) {
    let exempt = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    setenv("no_proxy", exempt.isEmpty ? "127.0.0.1" : "\(exempt),127.0.0.1", 1)
  }
}
