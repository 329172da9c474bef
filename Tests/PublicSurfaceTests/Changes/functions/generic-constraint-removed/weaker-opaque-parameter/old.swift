public func f(_ x: some RandomAccessCollection<Int>) {}
