import CommandLines

extension CommandLineTool {
  /// The command itself, whose parts have something to say while they work.
  static let frontPage = CommandLineTool("front-page", usage: Options.usage)
}
