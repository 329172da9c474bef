public protocol Argument { init?(argument: String) }
extension String: Argument { public init?(argument: String) { self = argument } }
extension Argument where Self: RawRepresentable, RawValue: Argument {
  public init?(argument: String) { nil }
}
