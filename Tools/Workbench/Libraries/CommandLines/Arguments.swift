import Foundation

/// The words of a command line, of which each is taken once.
public struct Arguments: Sendable {
  private var words: ArraySlice<String>

  /// Whether help is asked for, whatever else there is.
  var askForHelp: Bool { words.contains("--help") || words.contains("-h") }

  /// The words after the name of the command.
  public init(_ words: [String]) {
    self.words = words[...]
  }

  /// Takes the next word, if there is one.
  public mutating func next() -> String? { words.popFirst() }

  /// Takes the value of `option`, which is not empty.
  public mutating func value(for option: String) throws(Misuse) -> String {
    guard let value = words.popFirst(), !value.isEmpty else { throw Misuse("\(option) needs a value") }
    return value
  }

  /// Takes the path that is the value of `option`, and makes it absolute.
  public mutating func path(for option: String) throws(Misuse) -> String {
    URL(filePath: try value(for: option)).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Takes the number that is the value of `option`.
  public mutating func number<Number: FixedWidthInteger>(
    for option: String, from least: Number = 1
  ) throws(Misuse) -> Number {
    let most: Number = 1_000_000_000
    guard let number = Number(try value(for: option)), (least...most).contains(number) else {
      throw Misuse("\(option) needs a number from \(least) to \(most)")
    }
    return number
  }

  /// Takes the value of `option`, which is one of a few words.
  public mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    for option: String
  ) throws(Misuse) -> Choice {
    let value = try value(for: option)
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue)
      throw Misuse("\(option) takes \(choices.joined(separator: " or ")), not “\(value)”")
    }
    return choice
  }

  /// What to say about a word that means nothing here.
  public static func unknown(_ word: String) -> Misuse {
    Misuse("the \(word.hasPrefix("-") ? "option" : "argument") “\(word)” is unknown")
  }
}
