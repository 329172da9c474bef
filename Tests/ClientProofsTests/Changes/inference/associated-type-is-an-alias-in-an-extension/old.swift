public protocol Tray { associatedtype Item; func take() -> Item }
