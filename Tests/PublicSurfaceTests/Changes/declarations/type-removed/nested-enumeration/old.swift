public struct O { public enum K { case a }; public init() {} }
