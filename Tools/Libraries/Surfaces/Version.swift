/// A version of numbers and dots, in which missing numbers are zero.
public struct Version: Hashable, Sendable {
  private let numbers: [Int]

  /// Reads a version; what is no number counts as zero.
  public init(_ text: some StringProtocol) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension Version: Comparable {
  /// Orders versions as they are released.
  public static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
