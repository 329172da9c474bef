public protocol Styled {}
extension Styled { public var weight: Int { 0 } }
public func ~= <S: Styled>(pattern: S, value: S) -> Bool { pattern.weight == value.weight }
