import Changed

struct Article: Identifiable {
  let id: Int
}
