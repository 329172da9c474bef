public struct Style { @MainActor public static let main = Style() }
@MainActor public func apply(_ style: Style) {}
