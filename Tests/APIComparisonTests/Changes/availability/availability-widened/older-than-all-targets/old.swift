@available(macOS 10.13, iOS 11, *)
public func fold() {}
