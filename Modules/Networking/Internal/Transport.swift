#if canImport(FoundationNetworking)
  typealias Transport = CurlTransport
#else
  typealias Transport = SessionTransport
#endif
