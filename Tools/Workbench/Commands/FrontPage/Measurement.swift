/// Which changes the tools are asked about.
enum Measurement {
  case none, new, all

  /// The command line that does it.
  var command: String {
    switch self {
    case .none: "Tools/front-page"
    case .new: "Tools/front-page --measure"
    case .all: "Tools/front-page --measure-all"
    }
  }
}
