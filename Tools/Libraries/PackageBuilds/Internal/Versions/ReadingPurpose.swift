/// Why a module of a package is read.
enum ReadingPurpose {
  /// A library product leads to it, or it is guarded.
  case listed
  /// Clients get it with another module.
  case reexported
  /// Clients meet its types in the signatures of another module.
  case exposed
}
