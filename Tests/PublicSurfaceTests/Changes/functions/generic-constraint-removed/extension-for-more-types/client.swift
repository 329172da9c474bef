import Changed

func t() { S<Int>().f() }
