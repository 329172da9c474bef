package import Foundation

/// An answer, whose body may be cut where the status is no success.
package struct TransportResponse: Sendable {
  package let status: Int
  package let fields: [HeaderField]
  package internal(set) var body = Data()

  var isSuccess: Bool { (200..<300).contains(status) }
}
