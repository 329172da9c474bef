public enum Phase { case idle, busy }
