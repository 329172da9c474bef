open class Base { public init() {}; @MainActor deinit {} }
