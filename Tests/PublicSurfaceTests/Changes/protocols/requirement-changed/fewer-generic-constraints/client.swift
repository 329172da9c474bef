import Changed

struct S: P { func f<T: Hashable>(_ t: T) {} }
