public protocol Shape {}

public struct Circle: Shape {}

@resultBuilder public enum DrawingBuilder {
  public static func buildBlock(_ shapes: any Shape...) -> [any Shape] { shapes }
  public static func buildExpression(_ circle: Circle) -> any Shape { circle }
}

public struct Drawing {
  public init(@DrawingBuilder _ content: () -> [any Shape]) {}
}
