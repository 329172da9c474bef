public struct Crate<Content, Label: Hashable> {
  public init(_ content: Content, _ label: Label) {}
}

public typealias Box = Crate
public typealias Pair<Left, Right> = (Left, Right)
