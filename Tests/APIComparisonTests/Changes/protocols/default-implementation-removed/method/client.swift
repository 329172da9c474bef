import Changed

struct FileLogger: Logger {}
