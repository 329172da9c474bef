/// A version of numbers and dots, in which missing numbers are zero.
struct Version: Comparable {
  private let numbers: [Int]

  init(_ text: String) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
