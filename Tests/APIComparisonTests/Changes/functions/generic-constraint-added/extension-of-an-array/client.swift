import Changed

struct Guest {}
func invite() { [Guest()].removeDuplicates() }
