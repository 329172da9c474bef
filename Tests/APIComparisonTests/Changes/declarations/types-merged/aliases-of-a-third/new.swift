public struct Size { public init() {} }
public typealias Small = Size
public typealias Large = Size
