import Changed

@MainActor func enterFullScreen() { Toolbar().hide() }
