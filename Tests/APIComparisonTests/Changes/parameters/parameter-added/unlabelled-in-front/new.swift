public func play(_ album: String = "", _ track: Int) {}
