public func items() -> some RandomAccessCollection<Int> { [1] }
