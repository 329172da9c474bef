extension Engine { @available(*, deprecated, renamed: "init(horses:)") public convenience init(power: Int) { self.init(horses: power) } }
