import Changed

enum Field: String, Keyed {
  case name
}
