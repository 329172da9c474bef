public protocol Cache { func read() -> String; func write(_ text: String) }
