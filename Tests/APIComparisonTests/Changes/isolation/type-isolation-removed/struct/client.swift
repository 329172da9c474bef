import Changed

@MainActor func enterFullScreen() {}
extension Toolbar { func enlarge() { enterFullScreen() } }
