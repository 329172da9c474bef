extension [Defect] {
  /// So many of them, or all if there are fewer, in their order; which ones depends on `seed` alone.
  public func sample(_ count: Int, seed: UInt64) -> [Defect] {
    let chosen = sorted { $0.rank(seed) < $1.rank(seed) }.prefix(count)
    return chosen.sorted { $0.number < $1.number }
  }
}

extension Defect {
  /// A number without order (the end of SplitMix64), that stays when other defects come and go.
  fileprivate func rank(_ seed: UInt64) -> UInt64 {
    var number = "\(file) \(function) \(title)".utf8.reduce(seed) {
      ($0 ^ UInt64($1)) &* 0x9e37_79b9_7f4a_7c15
    }
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
