import Changed

class PhotoPrinter: Printer {
  override func print(pages: Int) {}
}
