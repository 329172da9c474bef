/// An address at which a machine talks to itself.
enum LoopbackAddress: Sendable {
  /// 127.0.0.1, which every machine has.
  case ipv4
  /// ::1, which a machine without IPv6 lacks.
  case ipv6

  /// The address as the host of a URL.
  var host: String {
    switch self {
    case .ipv4: "127.0.0.1"
    case .ipv6: "[::1]"
    }
  }
}
