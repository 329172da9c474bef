public protocol Tray {}
public struct Item {}
