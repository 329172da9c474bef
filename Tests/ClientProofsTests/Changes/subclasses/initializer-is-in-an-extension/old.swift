open class Page { public init() {}; public convenience init(at place: Int) { self.init() } }
