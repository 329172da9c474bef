/// What finds the words of a title.
public protocol Normalizing {
  /// The words of the text, with a space between two of them.
  func normalized(_ text: String) -> String
}

/// The way in which all of our pages find the words of a title.
public struct Normalizer: Normalizing {
  /// Makes a normalizer.
  public init() {}

  /// The words of the text, with a space between two of them.
  public func normalized(_ text: String) -> String {
    words(in: text).joined(separator: " ")
  }

  /// The words of the text in lower case.
  public func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
