/// What compiles clients against a module's old side and its new one.
public protocol ClientCompiler: Sendable {
  /// What the compiler says about `source`, a file with the name `file`, or nil if it accepts it.
  ///
  /// The compiler works in a language `mode`, such as `6`, and has the upcoming `features` enabled, and those that the
  /// mode has anyway.
  /// The text has a line `…file:LINE:COLUMN: error: … [identifier]` for each mistake, and for a compiler that did not come
  /// to an end one without a place that `CompilerOutput` knows. Files are compiled at the same time, and no
  /// two of them have the same name meanwhile.
  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String?

  /// Compiles the new module with `sources`, by the names of their files, among its own, as the side
  /// ``ClientSide/mended``.
  ///
  /// Returns what the compiler says if it rejects that, with the names of the files that are to blame, or nil if it
  /// accepts it.
  func mend(with sources: [String: String]) throws -> String?

  /// The names of the Swift modules that a client gets that imports just the module, or nil if there is no telling.
  func modules(behind side: ClientSide) throws -> Set<String>?
}
