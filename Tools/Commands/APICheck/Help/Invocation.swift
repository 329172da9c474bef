/// A way to call the tool, and what that does.
struct Invocation {
  /// What follows the tool's name; in an example of ``CommandHelp``, a whole line for a shell.
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
