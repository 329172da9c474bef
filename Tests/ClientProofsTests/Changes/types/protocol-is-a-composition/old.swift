public protocol Cache { func read(); func write() }
