public struct Bread { public init() {} }
public struct Roll { public init() {} }
