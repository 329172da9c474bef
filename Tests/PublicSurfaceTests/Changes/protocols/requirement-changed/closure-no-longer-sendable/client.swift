import Changed

struct S: P { func f(_ b: @escaping @Sendable () -> Void) {} }
