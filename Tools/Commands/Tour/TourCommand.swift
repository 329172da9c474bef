/// What the command line asks for.
enum TourCommand: Equatable {
  case help
  /// All stories if none is chosen.
  case tell(StoryName?, from: Source)

  init(arguments: some Sequence<String>) throws(UsageError) {
    var source = Source.local
    var chosen: StoryName?
    for argument in arguments {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--live": source = .live
      default:
        guard let name = StoryName(rawValue: argument) else { throw .unknown(argument) }
        guard chosen == nil else { throw .secondStory(argument) }
        chosen = name
      }
    }
    self = .tell(chosen, from: source)
  }
}
