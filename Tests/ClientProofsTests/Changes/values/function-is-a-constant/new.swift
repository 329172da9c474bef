public let isBlank: @Sendable (String) -> Bool = { $0.isEmpty }
