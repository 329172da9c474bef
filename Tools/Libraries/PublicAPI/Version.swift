/// A version of numbers and dots, in which missing numbers are zero.
public struct Version: Hashable, Sendable {
  private let numbers: [Int]

  /// Reads a version; a part that is not a number counts as zero.
  public init(_ text: some StringProtocol) {
    self.init(text.split(separator: ".").map { Int($0) ?? 0 })
  }

  /// Makes a version from its numbers; zeros at the end say nothing.
  init(_ numbers: [Int]) {
    var numbers = numbers
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension Version: CustomStringConvertible {
  /// The version as it is written by hand: zeros at the end are left out.
  public var description: String {
    numbers.isEmpty ? "0" : numbers.map(String.init).joined(separator: ".")
  }
}

extension Version: Comparable {
  /// Orders versions as they are released.
  public static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
