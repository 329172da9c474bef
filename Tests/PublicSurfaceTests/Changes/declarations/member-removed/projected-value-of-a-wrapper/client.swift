import Changed

struct T { @W var x = 0; func u() -> Int { $x } }
