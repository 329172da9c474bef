public protocol Listener: AnyObject { nonisolated func hear(_ word: String) }
