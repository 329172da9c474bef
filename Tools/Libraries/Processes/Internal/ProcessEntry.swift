/// One process as the system lists it.
struct ProcessEntry {
  let parent: Int32
  /// A letter: R means running, S means waiting (outside of Linux also I or U), and T means stopped.
  let state: Character

  /// Whether the process may start others, now or when its wait is over.
  var isMoving: Bool { "RSIU".contains(state) }
}
