public func printLabel(width: Int) {}
public func printLabel(width: Int, height: Int) {}
