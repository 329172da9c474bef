@available(*, deprecated, renamed: "Pot") public typealias Kettle = Pot
extension Pot { @available(*, deprecated, renamed: "brew(_:)") public func boil(for `for`: Int) { brew(`for`) } }
extension Pot { @available(*, deprecated, renamed: "brew(_:)") public func heat(what: String) { brew(what) } }
