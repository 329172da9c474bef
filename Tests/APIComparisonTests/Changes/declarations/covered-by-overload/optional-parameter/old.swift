public func assign(_ seat: Int) {}
public func assign(_ seat: Int?) {}
