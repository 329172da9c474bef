public struct Buffer {
  var frames: [Int] = []
  public init() {}
  public var count: Int { frames.count }
}
