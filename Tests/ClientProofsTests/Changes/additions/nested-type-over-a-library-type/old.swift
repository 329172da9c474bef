public enum JSON { case text(Swift.String) }
