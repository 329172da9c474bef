public enum Size { case points(Int) }
public struct Ratio {}
public struct Box {
  public init(_ size: Size) {}
  public init(_ ratio: Ratio) {}
}
extension Ratio { public static func points(_ count: Int) -> Ratio { Ratio() } }
