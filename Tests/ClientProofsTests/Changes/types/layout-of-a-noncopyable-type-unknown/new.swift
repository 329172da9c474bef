public struct Pipe: ~Copyable { public var read: End }
public struct End: ~Copyable {}
