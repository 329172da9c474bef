import Changed

final class ShortcutList: Focusable {}
