import Changed

struct Book: Article {
  let price = 0
}
