import Changed

func countCopies() {
  let copies = Library().copies(isbn: 978)
  print(copies)
}
