extension Pot { @available(*, deprecated, renamed: "height") public var level: Int { get { height } set { height = newValue } } }
