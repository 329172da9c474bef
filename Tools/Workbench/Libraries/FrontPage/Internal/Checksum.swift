/// A short name for texts that changes with them: FNV-1a with 64 bits.
enum Checksum {
  static func of(_ texts: [String]) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      // No text holds the byte that ends it.
      for byte in Array(text.utf8) + [0xff] {
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
