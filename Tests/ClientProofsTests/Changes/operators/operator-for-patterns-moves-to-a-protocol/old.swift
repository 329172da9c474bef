public struct Shelf {
  public init(_ items: [Int]) {}
  public static func ~= (shelf: Shelf, item: Int) -> Bool { true }
}
