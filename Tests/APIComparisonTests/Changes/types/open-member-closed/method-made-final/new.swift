open class Screen {
  public init() {}
  public final func layOut() {}
}
