public struct Page {
  public var title: String
  private var numbers: [Int]
  public var number: Int { get { numbers[0] } set { numbers[0] = newValue } }
}
