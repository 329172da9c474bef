import Changed

final class Translator: Plugin {
  let language: Int
  init(language: Int) { self.language = language }
}
