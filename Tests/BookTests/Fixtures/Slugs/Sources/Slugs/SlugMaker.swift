/// Makes the part of a page's address that comes from its title, and never the same one twice.
open class SlugMaker {
  /// What stands between two words.
  public var separator = "-"
  /// How long a slug may be before it gets a number.
  public var maximumLength = 30
  /// The slugs that pages have.
  public var used: Set<String> = []
  /// What finds the words of a title.
  public let normalizer: any Normalizing

  /// Makes a maker that has given out nothing so far.
  public init(normalizer: any Normalizing = Normalizer()) {
    self.normalizer = normalizer
  }

  /// The slug for a page with this title.
  open func slug(for title: String) throws -> String {
    let words = normalizer.normalized(title).split(separator: " ")
    guard !words.isEmpty else { throw EmptyTitle(title: title) }
    let slug = uniqued(cut(words.joined(separator: separator)))
    used.insert(slug)
    return slug
  }

  /// Whether a page has this slug.
  public func isUsed(_ slug: String) -> Bool {
    used.contains(slug)
  }

  /// Forgets all pages.
  public func reset() {
    used = []
  }

  /// The slug with a number if a page has it.
  public func uniqued(_ slug: String) -> String {
    guard used.contains(slug) else { return slug }
    var number = 2
    while used.contains("\(slug)\(separator)\(number)") { number += 1 }
    return "\(slug)\(separator)\(number)"
  }

  /// The slug without the words that make it too long.
  func cut(_ slug: String) -> String {
    guard slug.count > maximumLength else { return slug }
    let end = slug.prefix(maximumLength + 1).lastIndex(of: "-") ?? slug.endIndex
    return String(slug[..<end].prefix(maximumLength))
  }
}
