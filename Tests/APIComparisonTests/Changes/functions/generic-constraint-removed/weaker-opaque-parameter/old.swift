public func shuffle(_ cards: some RandomAccessCollection<Int>) {}
