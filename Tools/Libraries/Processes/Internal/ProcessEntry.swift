/// One process, as the system's list of them tells of it.
struct ProcessEntry {
  let parent: Int32
  /// A letter: R for one that runs, S or, elsewhere than on Linux, I or U for one that waits, T for one that was stopped.
  let state: Character

  /// Whether it may start others, now or when what it waits for has come.
  var isMoving: Bool { "RSIU".contains(state) }
}
