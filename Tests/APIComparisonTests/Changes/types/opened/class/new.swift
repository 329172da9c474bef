open class Controller {
  public init() {}
}
