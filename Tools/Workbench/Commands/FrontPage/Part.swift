/// A part of a page that is made from something else.
enum Part: String, CaseIterable {
  case report
  case comparison
  case modules

  /// The page that shows it.
  var page: String {
    switch self {
    case .report: "README.md"
    case .comparison: "Tools/Book/HowTheGateWorks.md"
    case .modules: "Tools/architecture.md"
    }
  }
}
