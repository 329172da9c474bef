public func play(tracks: some Sequence<Int>) {}
