public func crop(_ image: String, width: Int, to height: Double, fast: Bool = false) {}
