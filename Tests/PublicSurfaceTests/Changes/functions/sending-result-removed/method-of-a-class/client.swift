import Changed

actor B { func u(_ k: sending K) {} }
@MainActor func t(_ m: M, _ b: B) async { let k = m.f(); await b.u(k) }
