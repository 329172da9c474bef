public struct Rate: Sendable {
  public init() {}
  public static let low = Rate()
}
public func tax(at rate: Rate = .low, or rates: [Rate] = [.low], _ most: Int = .max) {}
