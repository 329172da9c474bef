import APIComparison
public import PublicAPI

/// The advice on several modules.
public struct AdviceReport: Sendable {
  /// One thing that somebody should look at: a piece of advice, or a comment without a reason or effect.
  public struct Entry: Sendable, Hashable {
    /// The module that the entry is about.
    public let module: String
    /// The identifier of its kind: that of the advice, or ``voidComment``.
    public let id: String
    /// The declaration or the comment, by the name that people use.
    public let subject: String
    /// What is wrong, as a sentence.
    let text: String
    /// Where it is; paths begin at the package.
    public let location: SourceLocation?
    /// The advice; nil if the entry is about a comment.
    let advice: Advice?
    /// Whether the entry fails a run.
    public let counts: Bool
  }

  /// The identifier of entries about comments without a reason or without effect.
  public static let voidComment = "void-comment"

  /// All entries, module by module.
  public let entries: [Entry]
  /// How many declarations were looked at.
  let declarations: Int
  /// How many pieces of advice are turned down by a comment at the declaration.
  let suppressed: Int
  /// How many pieces of advice on what is released would break its clients, so that they are not listed.
  let leftOut: Int

  /// Whether an entry fails a run.
  public var fails: Bool { entries.contains(where: \.counts) }

  /// The entries of one kind on one module, in their order; the largest groups come first.
  var groups: [Group] {
    Dictionary(grouping: entries.enumerated()) { [$0.element.module, $0.element.id] }.values
      .sorted { ($1.count, $0[0].offset) < ($0.count, $1[0].offset) }
      .map { Group(entries: $0.map(\.element)) }
  }

  /// What one decision is about: entries of one kind on one module.
  struct Group {
    let entries: [Entry]
  }

  /// Joins the advice on modules.
  public init(_ modules: [ModuleAdvice]) {
    entries = modules.flatMap(\.entries)
    declarations = modules.map(\.declarations).reduce(0, +)
    suppressed = modules.map(\.suppressed).reduce(0, +)
    leftOut = modules.map(\.leftOut).reduce(0, +)
  }
}
