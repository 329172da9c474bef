import Changed

actor Reader {
  func read(_ page: sending Page) {}
}

@MainActor func handOver(from printer: Printer, to reader: Reader) async {
  let page = printer.nextPage()
  await reader.read(page)
}
