public struct Ingredient {
  public init() {}
}

public struct Recipe {
  public typealias Ingredient = Changed.Ingredient
}
