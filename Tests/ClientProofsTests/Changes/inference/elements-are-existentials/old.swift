public protocol Shape {}
public func shapes() -> [some Shape] { [Dot()] }
struct Dot: Shape {}
