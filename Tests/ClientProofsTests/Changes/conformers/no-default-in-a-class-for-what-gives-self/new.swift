public protocol Node { func draw() async; func all() -> [Self] }
extension Node { public func all() -> [Self] { [] } }
