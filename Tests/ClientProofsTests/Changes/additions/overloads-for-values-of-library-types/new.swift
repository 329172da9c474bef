public enum Way { case up, down }
public func round(_ rule: FloatingPointRoundingRule) {}
public func round(_ way: Way) {}
public func scale(by factor: Int128) {}
public func scale(by factor: Float) {}
public func mark(_ scalar: Unicode.Scalar) {}
public func mark(_ text: Substring) {}
public func take(_ pairs: KeyValuePairs<String, Int>) {}
public func take(_ pairs: [String: Int]) {}
