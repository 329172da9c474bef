extension Theme { @available(*, deprecated, renamed: "tints") public var colours: [Int: String] { tints } }
