open class Page { public init() {} }
extension Page { public convenience init(at place: Int) { self.init() } }
