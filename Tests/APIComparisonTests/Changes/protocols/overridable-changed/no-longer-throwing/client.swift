import Changed

class ImageExporter: Exporter {
  override func export() throws {}
}
