public protocol Row: Sequence where Element: Hashable {}
public protocol Rack<Element>: AsyncSequence where Element: Hashable {}
