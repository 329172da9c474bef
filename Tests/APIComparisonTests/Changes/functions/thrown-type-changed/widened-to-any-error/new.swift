public struct ParsingError: Error {}
public struct Document {
  public init() throws {}
}
