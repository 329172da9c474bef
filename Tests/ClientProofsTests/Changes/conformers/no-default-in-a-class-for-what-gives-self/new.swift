public protocol Node { func draw() async; func nodes() -> [Self] }
extension Node { public func nodes() -> [Self] { [] } }
