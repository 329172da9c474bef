extension JSONReader {
  /// Reads an object of which only one member matters.
  mutating func member(
    _ name: StaticString, _ value: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try object { reader, key throws(JSONError) in
      if name ~= key { try value(&reader) } else { try reader.skip() }
    }
  }
}
