public func sharpen(_ image: Int) {}
