import Foundation

extension Document {
  func url(mode: OpenMode) -> URL? {
    URL(
      string: "myappscheme://open?id=\(identifier.percentEncoded)&mode=\(mode.rawValue)",
      encodingInvalidCharacters: false)
  }
}
