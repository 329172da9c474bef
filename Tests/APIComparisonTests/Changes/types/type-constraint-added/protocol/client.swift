import Changed

struct Sock {}
func tidy(_ drawer: Drawer<Sock>) {}
