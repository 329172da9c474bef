/// A source file with its declarations, without those in bodies of functions.
public struct SourceFile: Sendable {
  /// Where it is.
  public let path: String
  /// What is in it.
  public let text: SourceText
  /// Its declarations; each one after the one around it.
  public let declarations: [SourceDeclaration]
  /// The modules that it imports as if it were a part of them.
  public let testedModules: Set<String>
  /// The parts of it that were not built, from the first to the last.
  public let unbuilt: [UnbuiltPart]
}
