/// Why a coverage export tells nothing.
enum CoverageError: Error, Hashable, Sendable {
  /// It is not the JSON of `llvm-cov export`.
  case unreadable(reason: String)
  /// It is of a kind or version that is not known here.
  case unknownVersion(String)
  /// No function is in it.
  case empty
  /// A module has no function in it, so its tests cannot have been measured.
  case moduleMissing(String)
}

extension CoverageError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  var description: String {
    switch self {
    case .unreadable(let reason):
      "The coverage export cannot be read (\(reason)); make it with llvm-cov export --format=text."
    case .unknownVersion(let version):
      "The coverage export is of the unknown kind \"\(version)\"; use the llvm-cov of a Swift 6 toolchain."
    case .empty:
      "The coverage export holds no functions; run the tests with coverage enabled."
    case .moduleMissing(let module):
      "The coverage export holds nothing of \(module); make sure that its tests are part of the run."
    }
  }
}
