import Changed

struct SpellChecker: Plugin {
  init?() {}
}
