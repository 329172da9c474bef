/// What is put into a source file so that clients of an older version compile again.
public struct Amendment: Sendable, Hashable {
  /// What is put there.
  public enum Content: Sendable, Hashable {
    /// A declaration on one line, in an extension of the type around it if it has one.
    case declaration(String)
    /// An attribute, with its sign, in front of a declaration.
    case attribute(String)
    /// An access level, in the place of that which a declaration says, if it says one.
    case access(String)
  }

  /// The declaration that something is put beside, as a symbol graph tells where it is.
  public struct Neighbour: Sendable, Hashable {
    /// Its name without labels.
    let name: String
    /// The line of its name, from one on.
    let line: Int

    /// The declaration of a name in a line.
    public init(name: String, line: Int) { (self.name, self.line) = (name, line) }
  }

  /// What is put there.
  public let content: Content
  /// What it is put beside; nil for the end of the file.
  let neighbour: Neighbour?

  /// Puts `content` beside a `neighbour`, or without one at the end of a file.
  public init(_ content: Content, beside neighbour: Neighbour?) {
    (self.content, self.neighbour) = (content, neighbour)
  }
}
