/// A page as code.
enum SwiftPage {
  static func text(of page: SurfacePage) -> String {
    let all = page.sections.enumerated().flatMap { index, entry in
      (index > 0 && entry.stands(apartFrom: page.sections[index - 1]) ? [""] : [])
        + lines(of: entry, at: 0, isMarked: page.isMarked)
    }
    return all.map { $0 + "\n" }.joined()
  }

  private static func lines(of entry: PageEntry, at depth: Int, isMarked: Bool) -> [String] {
    let margin = isMarked ? "\(entry.mark.rawValue) " : ""
    let indent = margin + String(repeating: "  ", count: depth)
    let comment = entry.documentation.map { $0.isEmpty ? "\(indent)///" : "\(indent)/// \($0)" }
    guard let members = entry.members else { return comment + [indent + entry.code] }
    if members.isEmpty { return comment + ["\(indent)\(entry.code) {}"] }
    let inner = members.enumerated().flatMap { index, member in
      let isApart = index > 0 && member.stands(apartFrom: members[index - 1])
      return (isApart ? [""] : []) + lines(of: member, at: depth + 1, isMarked: isMarked)
    }
    return comment + ["\(indent)\(entry.code) {"] + inner + ["\(indent)}"]
  }
}

extension PageEntry {
  /// Whether a blank line helps the eye between the two.
  fileprivate func stands(apartFrom other: PageEntry) -> Bool {
    !documentation.isEmpty || members != nil || other.members != nil
  }
}
