public func send(_ message: String) {}
public func send(_ message: String) async {}
