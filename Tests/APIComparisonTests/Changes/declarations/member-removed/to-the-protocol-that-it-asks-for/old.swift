public protocol Argument { init?(argument: String) }
extension String: Argument { public init?(argument: String) { self = argument } }
extension RawRepresentable where Self: Argument, RawValue: Argument {
  public init?(argument: String) { nil }
}
