#if !canImport(FoundationNetworking)
  import Foundation

  extension URLRequest {
    init(_ request: OutgoingRequest) {
      self.init(url: URL(string: request.address) ?? request.url)
      httpMethod = request.method.token
      httpBody = request.body
      httpShouldHandleCookies = false
      for field in request.fields { setValue(field.value, forHTTPHeaderField: field.name) }
    }
  }
#endif
