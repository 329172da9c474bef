public enum Fault: Error { case broken }
public struct Other: Error {}
public func load() throws {}
