import FoundationExtensions

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknown(String)
  case secondStory(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let argument): "“\(argument.printable)” is neither a story nor an option."
    case .secondStory(let argument): "“\(argument)” is one story too many; name one, or none for all."
    }
  }
}
