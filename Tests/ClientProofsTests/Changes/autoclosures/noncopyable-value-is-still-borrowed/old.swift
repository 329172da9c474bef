public struct Buffer: ~Copyable {
  var frames: [Int] = []
  public init() {}
  public var count: Int { frames.count }
}
