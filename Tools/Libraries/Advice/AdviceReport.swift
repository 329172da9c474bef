import APIComparison
public import PublicAPI

/// What there is to advise on several modules.
public struct AdviceReport: Sendable {
  /// One thing that somebody should look at: a piece of advice, or a comment that means nothing.
  public struct Entry: Sendable, Hashable {
    /// The module that it is about.
    public let module: String
    /// What tells its kind: that of the advice, or ``voidComment``.
    public let id: String
    /// What it is about, by the name that people use.
    public let subject: String
    /// What is wrong, as a sentence.
    let text: String
    /// Where it is; paths begin at the package.
    public let location: SourceLocation?
    /// The advice, or nil where it is about a comment.
    let advice: Advice?
    /// Whether it fails a run.
    public let counts: Bool
  }

  /// The identifier of what is told about comments without a reason or without effect.
  public static let voidComment = "void-comment"

  /// All that is told, module by module.
  public let entries: [Entry]
  /// How many declarations were looked at.
  let declarations: Int
  /// How many pieces of advice a comment at the declaration has turned down.
  let suppressed: Int

  /// Whether it fails a run.
  public var fails: Bool { entries.contains(where: \.counts) }

  /// Puts together what is known of modules.
  public init(_ modules: [ModuleAdvice]) {
    entries = modules.flatMap(\.entries)
    declarations = modules.map(\.declarations).reduce(0, +)
    suppressed = modules.map(\.suppressed).reduce(0, +)
  }
}
