/// What becomes of the lines of a file, as `patch` and `git apply` read it.
public struct UnifiedDiff: Sendable, Hashable {
  /// The diff, or an empty text where nothing differs.
  public let text: String

  private static let context = 3

  /// Compares the text of the file at `path` before and after.
  public init(of path: String, from old: String, to new: String) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let hunks = Self.hunks(Self.steps(from: before, to: after))
    text =
      hunks.isEmpty
      ? "" : "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(Self.text).joined()
  }

  /// A line that stays, goes or comes, and how many lines of each side are in front of it.
  private struct Step {
    let sign: Character
    let text: String
    let old: Int
    let new: Int
  }

  /// The lines, each with what ends it; one that nothing ends says so.
  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      (String(Substring($0))) + "\n"
    }
    let last = lines.removeLast().dropLast()
    return last.isEmpty ? lines : lines + ["\(last)\n\\ No newline at end of file\n"]
  }

  private static func steps(from before: [String], to after: [String]) -> [Step] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        steps.append(Step(sign: "-", text: before[old], old: old, new: new))
        old += 1
      } else if inserted.contains(new) {
        steps.append(Step(sign: "+", text: after[new], old: old, new: new))
        new += 1
      } else {
        steps.append(Step(sign: " ", text: before[old], old: old, new: new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return steps
  }

  /// The changed lines with those around them, together where they are near each other.
  private static func hunks(_ steps: [Step]) -> [ArraySlice<Step>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].sign != " " {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { steps[$0] }
  }

  private static func text(_ hunk: ArraySlice<Step>) -> String {
    guard let first = hunk.first else { return "" }
    func place(_ start: Int, without sign: Character) -> String {
      let count = hunk.count { $0.sign != sign }
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let head = "@@ -\(place(first.old, without: "+")) +\(place(first.new, without: "-")) @@\n"
    return head + hunk.map { "\($0.sign)\($0.text)" }.joined()
  }
}
