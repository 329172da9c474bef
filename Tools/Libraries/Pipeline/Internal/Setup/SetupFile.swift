/// A file that a package needs to be guarded.
struct SetupFile {
  /// Its path in the repository or the package.
  let path: String
  let text: String
  /// The line that has to be in it where there is such a file already; nil if it stays as it is.
  var line: String?
}
