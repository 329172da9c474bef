open class View {
  public init() {}
}
