public func crop(_ image: String, to height: Double, width: Int, fast: Bool = false) {}
