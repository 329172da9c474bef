public protocol Node: SendableMetatype { func draw() async }
