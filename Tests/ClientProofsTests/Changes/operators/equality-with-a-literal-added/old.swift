public struct Age: ExpressibleByIntegerLiteral, Equatable { public init(integerLiteral years: Int) {} }
