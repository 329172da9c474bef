@nonexhaustive(warn) public enum Phase { case idle, busy }
