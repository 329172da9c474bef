public struct Crate<Content, Label: Hashable> {
  public init(_ content: Content, _ label: Label) {}
}

public typealias Box<Content, Label: Hashable> = Crate<Content, Label>
public typealias Pair<First, Second> = (First, Second)
