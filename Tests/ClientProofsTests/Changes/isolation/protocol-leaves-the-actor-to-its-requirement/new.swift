public protocol Page { @MainActor func appear() }
