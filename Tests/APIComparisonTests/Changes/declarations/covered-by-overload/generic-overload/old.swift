public func track(_ count: Int) {}
public func track(_ name: String) {}
