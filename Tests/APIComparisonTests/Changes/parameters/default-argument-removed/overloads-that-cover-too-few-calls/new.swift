public func pack(width: Int) {}
public func pack(width: Int, height: Int, depth: Int) {}
