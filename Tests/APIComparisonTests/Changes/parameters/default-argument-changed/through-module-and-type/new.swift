public struct Rate: Sendable {
  public init() {}
  public static let low = Rate()
}
public func tax(
  at rate: Rate = Changed.Rate.low, or rates: [Rate] = [Changed.Rate.low], _ most: Int = Swift.Int.max
) {}
