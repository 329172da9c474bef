extension ButtonStyle where Self == PlainButtonStyle { @available(*, deprecated) public static var plain: PlainButtonStyle { fatalError() } }
