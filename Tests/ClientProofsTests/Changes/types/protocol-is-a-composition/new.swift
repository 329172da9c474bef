public protocol Reading { func read() }
public protocol Writing { func write() }
public typealias Cache = Reading & Writing
