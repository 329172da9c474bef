/// A small mistake that can be planted in a source.
public struct Defect: Sendable, Hashable {
  /// What it answers to when it is chosen; the first is 1.
  public let number: Int
  /// The module that it is planted in.
  public let module: String
  /// The file, relative to the package.
  public let file: String
  /// The lines of what is changed; the first of a file is 1.
  public let lines: ClosedRange<Int>
  /// The column of its beginning, in bytes; the first is 1.
  public let column: Int
  /// The declaration around it, such as `Origin.init(_:)`.
  public let function: String
  /// What is wrong, such as ``==` becomes `!=``: with its file and function it is the only one of that name.
  public let title: String
}
