public func isBlank(_ text: String) -> Bool { text.isEmpty }
