public struct ShelfOf<Book>: Equatable {
  public init() {}
  public func joined(to other: ShelfOf<Book>) -> ShelfOf<Book> { self }
  public var next: Self? { nil }
}

public typealias Shelf = ShelfOf<String>

public protocol Librarian {
  func sort(_ shelf: Shelf) -> [Shelf]
}

public func dust<Book>(_ shelf: ShelfOf<Book>) -> ShelfOf<Book> { shelf }
public func visit(_ body: (Shelf) -> [String: Shelf]) {}
