open class Shelf<Item> {
  public init() {}
}

public typealias BookShelf = Shelf<String>

open class Library: Shelf<String> {}
