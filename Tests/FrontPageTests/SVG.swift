import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a picture.
struct SVG {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// The value of an attribute as a number.
    func number(_ attribute: String) throws -> Double {
      let value = try #require(attributes[attribute])
      return try #require(Double(value))
    }
  }

  let elements: [Element]

  /// Fails the test if `text` is not well formed.
  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    elements = reader.elements
  }

  func named(_ name: String) -> [Element] {
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
