package import Foundation

extension URL {
  /// Makes a URL from text in the source, where a mistake is the programmer's and shows at the first use.
  package init(literal text: StaticString) {
    guard let url = URL(string: "\(text)") else { preconditionFailure("\"\(text)\" is not a URL.") }
    self = url
  }
}
