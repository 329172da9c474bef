public func prices() -> some RandomAccessCollection<Int> { [1] }
