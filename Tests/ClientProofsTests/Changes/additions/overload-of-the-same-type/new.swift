public func walk(_ way: Double) -> String { "" }
public func walk(_ way: Int) -> String { "" }
