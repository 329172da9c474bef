public protocol Tray { associatedtype Item = Int }
public struct Item {}
