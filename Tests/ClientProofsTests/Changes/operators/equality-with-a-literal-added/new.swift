public struct Age: ExpressibleByIntegerLiteral, Equatable { public init(integerLiteral years: Int) {} }
public struct Query {}
public func == (age: Age, years: Int) -> Query { Query() }
