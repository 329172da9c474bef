public protocol Source { func read() -> String }
public protocol Cache: Source { func write(_ text: String) }
