public struct Page {
  public var title: String
  public var number: Int
}
