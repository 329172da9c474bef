import Changed

struct T { @W var x = 0 }
