public enum Way { case up, down }
public func round(_ rule: FloatingPointRoundingRule) {}
public func scale(by factor: Int128) {}
public func mark(_ scalar: Unicode.Scalar) {}
public func take(_ pairs: KeyValuePairs<String, Int>) {}
