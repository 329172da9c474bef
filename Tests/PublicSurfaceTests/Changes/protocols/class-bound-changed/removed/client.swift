import Changed

struct W { weak var p: (any P)? }
