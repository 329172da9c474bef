public protocol Job: ~Copyable {}
public func run(_ job: borrowing any Job) {}
