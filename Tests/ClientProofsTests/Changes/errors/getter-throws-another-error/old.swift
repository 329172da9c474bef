public enum Fault: Error { case broken }
public struct Other: Error {}
public var load: Int { get throws { 0 } }
