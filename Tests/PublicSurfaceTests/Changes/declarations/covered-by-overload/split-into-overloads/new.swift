public func draw(width: Int) {}
public func draw(width: Int, height: Int) {}
