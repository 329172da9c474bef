public class Controller {
  public init() {}
}
