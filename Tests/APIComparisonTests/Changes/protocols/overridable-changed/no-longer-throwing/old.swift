open class Exporter {
  public init() {}
  open func export() throws {}
}
