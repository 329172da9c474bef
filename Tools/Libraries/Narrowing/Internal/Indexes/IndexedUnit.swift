/// What is noted of one compilation of a file.
struct IndexedUnit {
  let file: String
  let module: String
  let time: Int64
  /// The name of the record about what is in the file; nil for an empty one.
  let record: String?
}
