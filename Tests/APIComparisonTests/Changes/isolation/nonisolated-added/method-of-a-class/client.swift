import Changed

@MainActor func open(_ gallery: Gallery) { gallery.preload() }
