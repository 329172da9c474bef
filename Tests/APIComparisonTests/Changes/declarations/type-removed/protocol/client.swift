import Changed

struct Photo: Shareable {}
