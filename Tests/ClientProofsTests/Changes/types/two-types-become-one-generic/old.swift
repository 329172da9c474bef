public struct Metres { public init() {} }
public struct Seconds { public init() {} }
