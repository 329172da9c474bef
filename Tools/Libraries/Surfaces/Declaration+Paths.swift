extension Declaration {
  /// The dotted name.
  public var path: String { (context + [name]).joined(separator: ".") }

  /// The dotted name of the type around.
  public var contextPath: String { context.joined(separator: ".") }
}
