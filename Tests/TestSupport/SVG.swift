import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a picture.
public struct SVG: Sendable {
  /// One of them, with the text that is in no element inside it.
  public struct Element: Sendable {
    let name: String
    /// Its attributes as they are written.
    public let attributes: [String: String]
    /// Its text.
    public fileprivate(set) var text = ""

    /// The value of an attribute as a number.
    public func number(_ attribute: String) throws -> Double {
      let value = try #require(attributes[attribute])
      return try #require(Double(value))
    }
  }

  /// All of them, in the order in which they begin.
  private let elements: [Element]

  /// Reads `text`; fails the test if it is not well formed.
  public init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    elements = reader.elements
  }

  /// Those called `name`.
  public func named(_ name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var isInside = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
      isInside = true
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isInside = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInside { elements[elements.count - 1].text += string }
    }
  }
}
