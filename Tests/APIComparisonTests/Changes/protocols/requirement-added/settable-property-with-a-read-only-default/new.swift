public protocol Plugin {
  var priority: Int { get set }
}

extension Plugin {
  public var priority: Int { 1 }
}
