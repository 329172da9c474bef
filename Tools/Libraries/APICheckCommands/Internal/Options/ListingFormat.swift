/// The formats of output that is not a report: lists, figures and explanations.
enum ListingFormat: String, CaseIterable {
  case text
  case json
  case markdown
}
