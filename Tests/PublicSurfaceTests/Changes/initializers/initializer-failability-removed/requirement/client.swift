import Changed

struct S: P { init?() {} }
