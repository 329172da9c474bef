/// What a word of the command line names, for shells that complete it.
enum ValueKind: Hashable {
  case directory
  case file
  /// A module that has a baseline.
  case module
  case revision
  /// A revision, alone or with one of these behind an equals sign.
  case base([String])
  /// A library target of the manifest.
  case target
  /// A revision or a path.
  case version
  case choice([String])
  /// One of these, or one of these with a file behind an equals sign.
  case format([String])
  /// Anything else.
  case text
}
