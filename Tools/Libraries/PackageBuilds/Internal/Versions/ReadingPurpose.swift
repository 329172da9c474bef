/// Why a module of a package is read.
enum ReadingPurpose {
  /// It is in a library product, or is guarded.
  case listed
  /// Another module re-exports it.
  case reexported
  /// Its types are in signatures of another module.
  case exposed
}
