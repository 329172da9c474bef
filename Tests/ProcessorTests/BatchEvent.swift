/// What a run tells, line by line, to the script that started it.
enum BatchEvent {
  /// This many files have been dealt with.
  case finished(Int, of: Int)
  /// A file yielded no picture.
  case failed(file: String, reason: String)
  /// The run came to its end; without this line the script does not believe that it did.
  case ended(pictures: Int, failures: Int, ignored: Int)
}

extension BatchEvent: CustomStringConvertible {
  /// One line: the keyword that the script looks for, and the text it shows.
  var description: String {
    switch self {
    case .finished(let count, let total):
      "progress \(count) of \(total)"
    case .failed(let file, let reason):
      "failed \(file.onOneLine): \(reason.onOneLine)"
    case .ended(let pictures, let failures, let ignored):
      "ended \(pictures) drawn, \(failures) failed, \(ignored) ignored"
    }
  }
}

extension String {
  /// The text with its control characters spelled out, since a file name may well contain a line break.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      let isControl = scalar.properties.generalCategory == .control
      line += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
}
