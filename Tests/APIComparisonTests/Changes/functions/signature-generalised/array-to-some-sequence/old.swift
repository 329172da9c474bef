public func play(tracks: [Int]) {}
