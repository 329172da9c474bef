extension SpecialClientTests {
  /// Those that clients notice who take a value, be it a function or one that cannot be copied.
  static let breaksForTakers = [
    Break(
      testDescription: "a constant has no labels to be named by",
      old: Version(
        "func isBlank(_: String) -> Bool", "public func isBlank(_ text: String) -> Bool { text.isEmpty }"),
      new: Version(
        "let isBlank: @Sendable (String) -> Bool { get }",
        "public let isBlank: @Sendable (String) -> Bool = { $0.isEmpty }"),
      proof: "take(isBlank(_:))"),
    Break(
      testDescription: "what cannot be copied is lent and no longer given",
      old: Version(
        "struct Booth\nsubscript Booth(_: Int) -> Ticket { get }\nstruct Ticket: ~Copyable",
        """
        public struct Ticket: ~Copyable {}
        public struct Booth { public subscript(row: Int) -> Ticket { Ticket() } }
        """),
      new: Version(
        "struct Booth\nsubscript Booth(_: Int) -> Ticket { _read }\nstruct Ticket: ~Copyable",
        """
        public struct Ticket: ~Copyable {}
        public struct Booth {
          public subscript(row: Int) -> Ticket {
            _read {
              let ticket = Ticket()
              yield ticket
            }
          }
        }
        """),
      proof: "let part = it[value0]"),
    Break(
      testDescription: "a value is taken apart whose layout was known",
      old: Version(pipe("@frozen "), "@frozen " + pipeSource), new: Version(pipe(""), pipeSource),
      proof: "let part = it.read"),
  ]

  private static func pipe(_ attribute: String) -> String {
    """
    \(attribute)struct Pipe: ~Copyable
    struct End: ~Copyable
    var Pipe.read: End { _read set }
    """
  }

  private static let pipeSource = """
    public struct Pipe: ~Copyable { public var read: End }
    public struct End: ~Copyable {}
    """
}
