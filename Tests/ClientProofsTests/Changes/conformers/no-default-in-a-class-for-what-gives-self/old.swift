public protocol Node { func draw() async }
