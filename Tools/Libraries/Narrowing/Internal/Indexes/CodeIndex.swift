/// What the compiler has noted of a package while it built it: where each declaration is made, and where it is used.
struct CodeIndex: Sendable {
  /// The files that were compiled, in the order of their paths.
  let files: [IndexedFile]

  /// Gathers what is known of some files.
  init(files: [IndexedFile]) {
    self.files = files
  }
}
