/// Whether a declaration was kept, added or removed.
enum PageMark: Character {
  case kept = " "
  case added = "+"
  case removed = "-"
}
