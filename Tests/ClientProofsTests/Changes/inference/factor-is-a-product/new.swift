public struct Recipe {}
public func * <T: BinaryFloatingPoint>(recipe: Recipe, factor: T) -> Recipe { recipe }
