public func f(_ a: Int) {}
public func f(_ a: String) {}
