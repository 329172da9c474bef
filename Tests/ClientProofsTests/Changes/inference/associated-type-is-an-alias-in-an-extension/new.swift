public protocol Tray { associatedtype Piece; func take() -> Piece }
extension Tray { public typealias Item = Piece }
