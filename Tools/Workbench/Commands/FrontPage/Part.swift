/// A part of the front page that is made from something else.
enum Part: String, CaseIterable {
  case report
  case comparison
  case modules
}
