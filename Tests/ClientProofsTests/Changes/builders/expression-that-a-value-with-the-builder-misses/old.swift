public protocol Shape {}

@resultBuilder public enum DrawingBuilder {
  public static func buildBlock(_ shapes: any Shape...) -> [any Shape] { shapes }
}

public struct Drawing {
  public init(@DrawingBuilder _ content: () -> [any Shape]) {}
}
