public enum Opt<T: ~Copyable>: ~Copyable { case none; case some(T) }
extension Opt: Copyable where T: Copyable {}
extension Opt: Sendable where T: Sendable & ~Copyable {}
