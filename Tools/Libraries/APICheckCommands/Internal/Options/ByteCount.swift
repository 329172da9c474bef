/// A number of bytes as people write it: `500MB`, `2 GiB`, `0`.
struct ByteCount {
  let bytes: Int

  /// Reads a number with or without a unit, which is a power of 1000 or of 1024.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: #/(\d+) ?([kKMGT]?)(i?)B?/#), let number = Int(match.1) else {
      return nil
    }
    let exponent = ["": 0, "K": 1, "M": 2, "G": 3, "T": 4][match.2.uppercased()] ?? 0
    var bytes = number
    for _ in 0..<exponent {
      let (product, isTooLarge) = bytes.multipliedReportingOverflow(by: match.3.isEmpty ? 1000 : 1024)
      if isTooLarge { return nil }
      bytes = product
    }
    self.bytes = bytes
  }
}
