@available(*, deprecated, renamed: "Pot") public typealias Kettle = Pot
extension Pot { @available(*, deprecated, renamed: "brew(_:)") public func boil(for `for`: Int) { brew(`for`) } }
extension Pot { @available(*, deprecated, renamed: "brew(_:)") public func heat(what: String) { brew(what) } }
extension Pot { @available(*, deprecated, renamed: "pour(into:slowly:sugar:then:)") public func serve(into: Int, sugar: Int) { pour(into: into, slowly: 1 > 2, sugar: sugar, then: {}) } }
extension Pot { @available(*, deprecated) public func stir(with: Int) { fatalError() } }
