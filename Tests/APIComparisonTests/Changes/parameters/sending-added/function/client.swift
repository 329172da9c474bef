import Changed

class Editor {
  let page = Page()
  func finish() { publish(page) }
}
