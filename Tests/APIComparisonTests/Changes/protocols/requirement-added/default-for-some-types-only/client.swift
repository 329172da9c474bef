import Changed

struct SpellChecker: Plugin {}
