public struct Recipe {}
public func * (recipe: Recipe, factor: Double) -> Recipe { recipe }
