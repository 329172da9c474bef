open class View {
  public required init() {}
}
