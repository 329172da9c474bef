import Changed

struct Sock {}
func countKinds() -> Int { Drawer<Sock>().kinds }
