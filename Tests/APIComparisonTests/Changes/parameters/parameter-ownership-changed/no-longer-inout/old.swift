public func sharpen(_ image: inout Int) {}
