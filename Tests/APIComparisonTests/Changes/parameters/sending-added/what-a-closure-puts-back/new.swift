public class Cup {
  public init() {}
}

public func refill(_ body: (inout sending Cup) -> Void) {
  var cup = Cup()
  body(&cup)
}
