public func merge<Left: Sequence<Int>, Right: Sequence<Int>>(_ left: Left, _ right: Right) {}
