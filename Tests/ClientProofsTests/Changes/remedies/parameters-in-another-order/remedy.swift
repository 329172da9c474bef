@available(*, deprecated, renamed: "crop(_:to:width:fast:)") public func crop(_ value: String, width: Int, to: Double, fast: Bool = false) { crop(value, to: to, width: width, fast: fast) }
