public func count<Votes: Sequence>(_ votes: Votes) where Votes.Element == Int {}
