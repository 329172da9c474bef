/// One comparison of the two tools.
struct Row {
  let title: String
  let theirs: Measurement
  let ours: Measurement

  /// How many times as fast the tool of this package is.
  var ratio: Double { theirs.seconds / ours.seconds }

  static let header = """
    | what | SwiftPM and its digester | api-check | ratio | peak memory |
    | --- | ---: | ---: | ---: | ---: |
    """

  /// The row of a Markdown table.
  var markdown: String {
    let memory = [theirs, ours].map { "\($0.peakMemory >> 20) MB" }.joined(separator: " / ")
    return "| \(title) | \(theirs.seconds.short) s | \(ours.seconds.short) s | \(ratio.short) | \(memory) |"
  }
}

extension Row {
  /// The rows of several rounds, each tool with its fastest run: what else the machine does only ever slows one down.
  static func fastest(of rounds: Int, _ measure: () throws -> [Row]) rethrows -> [Row] {
    var best: [Row] = []
    for round in 0..<rounds {
      let rows = try measure()
      best = round == 0 ? rows : zip(best, rows).map { $0.faster($1) }
    }
    return best
  }

  private func faster(_ other: Row) -> Row {
    Row(title: title, theirs: theirs.faster(other.theirs), ours: ours.faster(other.ours))
  }
}

extension Double {
  /// The number with two digits behind the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
