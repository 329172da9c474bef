public protocol Row: Sequence {}
public protocol Rack<Element>: AsyncSequence {}
