import Changed

struct H: Sendable { let b: @Sendable () -> Void }
func t() { _ = H(b: f()) }
