/// Why a file cannot become a card.
enum InputError: Error, Equatable {
  /// What is far larger than any answer of either service is none.
  static let largestFile = 1 << 20

  /// It holds JSON, but of neither kind.
  case unknownKind
  /// Its picture would overwrite that of another file.
  case pictureTaken(by: String)
  /// The finished picture does not get its name.
  case unwritable(picture: String, reason: String)
  /// The system does not let it be read.
  case unreadable(String, reason: String)
  /// It was another file, or had other content, before it was read to its end.
  case changed
  /// It is larger than ``largestFile``.
  case tooLarge
}

extension InputError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  var description: String {
    switch self {
    case .unknownKind:
      "The file is neither a dog photo nor a cat fact; it needs the field \"message\" or \"fact\"."
    case .pictureTaken(let other):
      "The picture would replace the one of \(other); rename one of the two."
    case .unwritable(let picture, let reason):
      "\(picture) cannot be written (\(reason)); make room for it."
    case .unreadable(let what, let reason):
      "\(what) cannot be read (\(reason)); check its permissions."
    case .changed:
      "The file has changed while it was read; run the processor again."
    case .tooLarge:
      "The file has more than \(Self.largestFile) bytes; no dog photo or cat fact is as large."
    }
  }
}
