package import Foundation

/// A request whose every part may go over the wire as it is.
package struct TransportRequest: Sendable {
  /// An `http` or `https` URL without credentials and fragment.
  let address: String
  let method: String
  let fields: [HeaderField]
  /// What is sent, be it empty; nothing, and no length either, where it is nil.
  let body: Data?
  /// Whether sending it twice does no more than sending it once, so that it may use a connection again.
  let isRepeatable: Bool

  package init(address: String, method: String, fields: [HeaderField], body: Data?, isRepeatable: Bool) {
    self.address = address
    self.method = method
    self.fields = fields
    self.body = body
    self.isRepeatable = isRepeatable
  }

  /// Whether the answer ends with its head, whatever length that announces.
  var asksForHeadOnly: Bool { method == "HEAD" }
}
