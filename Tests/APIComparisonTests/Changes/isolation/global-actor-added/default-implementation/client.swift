import Changed

struct Disk: Loader {}
