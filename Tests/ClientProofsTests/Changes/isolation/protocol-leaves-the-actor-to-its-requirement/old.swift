@MainActor public protocol Page { func appear() }
