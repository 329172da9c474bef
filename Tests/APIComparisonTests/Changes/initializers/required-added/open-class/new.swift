open class View {
  public init() {}
  public required init(width: Int) {}
}
