open class Command {
  public init() {}
  open class func register() {}
}
