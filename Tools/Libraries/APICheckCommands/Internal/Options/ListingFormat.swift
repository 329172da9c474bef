/// How commands write what is no report: lists, figures and explanations.
enum ListingFormat: String, CaseIterable {
  case text
  case json
  case markdown
}
