public struct Recipe {
  public struct Ingredient {
    public init() {}
  }
}
