/// What has become of a declaration.
enum PageMark: Character {
  case kept = " "
  case added = "+"
  case removed = "-"
}
