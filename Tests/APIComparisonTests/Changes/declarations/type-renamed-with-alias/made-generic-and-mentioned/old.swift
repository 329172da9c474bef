public struct Shelf: Equatable {
  public init() {}
  public func joined(to other: Shelf) -> Shelf { self }
  public var next: Shelf? { nil }
}

public protocol Librarian {
  func sort(_ shelf: Shelf) -> [Shelf]
}

public func dust(_ shelf: Shelf) -> Shelf { shelf }
public func visit(_ body: (Shelf) -> [String: Shelf]) {}
