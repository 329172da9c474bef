public enum Fault: Error { case broken }
public struct Other: Error {}
public var load: Int { get throws(Other) { 0 } }
