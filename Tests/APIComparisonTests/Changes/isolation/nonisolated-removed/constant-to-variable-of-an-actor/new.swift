public actor Kiln {
  public init() {}
  public var temperature = 0
}
