/// Why a file cannot become a card.
enum InputError: Error, CustomStringConvertible {
  /// It holds JSON, but of neither kind.
  case unknownKind
  /// Its picture would overwrite that of another file.
  case pictureTaken(by: String)
  /// The finished picture does not get its name.
  case unwritable(picture: String, reason: String)

  /// A sentence that says what is wrong and what to do.
  var description: String {
    switch self {
    case .unknownKind:
      "The file is neither a dog photo nor a cat fact; it needs the field \"message\" or \"fact\"."
    case .pictureTaken(let other):
      "The picture would replace the one of \(other); rename one of the two."
    case .unwritable(let picture, let reason):
      "\(picture) cannot be written (\(reason)); make room for it."
    }
  }
}
