extension SignalGroup { @available(*, deprecated, renamed: "init(catching:)") public init(trapping: [Int]) { self.init(catching: trapping) } }
