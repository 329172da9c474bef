extension Review {
  /// The review for a reader at a terminal, with what to do about each finding.
  public var text: String {
    var lines = excess.map { "\($0.file):\($0.start.line): unreached \($0.extent.rawValue): \($0.function)" }
    lines += stale.map { "\($0.entry.file): stale allowance: \($0.entry.function) \($0.complaint)" }
    if passes {
      lines.append(
        "Tests reach all of \(modules.joined(separator: ", ")); \(allowed.count) places are excepted.")
    } else {
      lines.append(
        "Out of reach: \(excess.count), stale exceptions: \(stale.count). Test through the public API, delete "
          + "the code, or give the reason in the allowance.")
    }
    return lines.joined(separator: "\n")
  }
}
