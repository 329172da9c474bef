public protocol Listener: AnyObject { func hear(_ word: String) }
