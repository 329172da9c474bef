extension MockNetworkClient.Method {
  /// The call as it is written in source: `.fetch(urlString: "https://example.com/")`.
  var notation: String {
    switch self {
    case .fetch(let urlString): ".fetch(urlString: \(String(reflecting: urlString)))"
    case .data(let urlString): ".data(urlString: \(String(reflecting: urlString)))"
    }
  }
}
