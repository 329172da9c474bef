/// Kinds of declarations that the compiler rejects, each with its source.
enum WrongDeclarations {
  /// Files for one module, one for each of `kinds`; no two of them have a name in common.
  static func files(_ kinds: [String: String], in folder: String) -> [String: String] {
    let files = kinds.map { kind, source in
      let names =
        /\b(Kettle|Water|Vessel|Boiling|Heating|Heated|Heat|Pan|Tea|Key|Pot|Stove|boil|pour|heat|warmth|inner)\b/
      return ("\(folder)/\(kind).swift", source.replacing(names) { "\($0.output.1)_\(kind)" } + "\n")
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
