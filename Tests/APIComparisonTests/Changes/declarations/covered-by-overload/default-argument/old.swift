public func refresh() {}
public func refresh(limit: Int) {}
