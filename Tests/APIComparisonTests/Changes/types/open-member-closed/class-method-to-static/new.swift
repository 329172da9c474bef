open class Command {
  public init() {}
  public static func register() {}
}
