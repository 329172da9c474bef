public struct Note: ExpressibleByStringInterpolation { public init(stringLiteral text: String) {} }
