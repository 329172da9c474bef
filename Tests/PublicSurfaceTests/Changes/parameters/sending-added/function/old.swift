public class K { public init() {} }
public func f(_ a: K) {}
