public final class Pencil {
  public init() {}
  public func sharpened() -> Pencil { self }
}
