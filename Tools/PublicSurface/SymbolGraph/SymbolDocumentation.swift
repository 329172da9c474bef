/// A symbol's documentation comment; only its presence counts.
struct SymbolDocumentation: Decodable {}
