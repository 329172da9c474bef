/// A node of what the compiler writes down of a parsed file, as far as it matters here.
struct SyntaxNode: Decodable {
  struct Range: Decodable {
    let start: Int
    let end: Int
  }
  struct Name: Decodable {
    struct Base: Decodable {
      let name: String?
      let special: String?
    }
    let baseName: Base

    enum CodingKeys: String, CodingKey {
      case baseName = "base_name"
    }
  }
  /// What is said, whether it says since which version or only that it is so.
  struct Mark: Decodable {
    init(from decoder: any Decoder) {}
  }
  struct Attribute: Decodable {
    let kind: String
    let range: Range?
    let level: String?
    let setterLevel: String?
    /// What says whether something can be used: a platform, a language, or a star for all.
    let domain: String?
    let unavailable: Mark?
    let deprecated: Mark?
    let obsoleted: Mark?

    enum CodingKeys: String, CodingKey {
      case kind = "_kind"
      case range
      case level = "access_level"
      case setterLevel = "access"
      case domain = "domainIdentifier"
      case unavailable
      case deprecated
      case obsoleted
    }
  }
  struct Parameters: Decodable {
    let range: Range?
  }

  let kind: String
  let range: Range?
  let name: Name?
  let attributes: [Attribute]?
  let isConstant: Bool?
  let modules: [String]?
  let parameters: Parameters?
  let accessors: [SyntaxNode]?
  let members: [SyntaxNode]?
  let items: [SyntaxNode]?

  enum CodingKeys: String, CodingKey {
    case kind = "_kind"
    case range
    case name
    case attributes = "attrs"
    case isConstant = "let"
    case modules = "module_path"
    case parameters = "params"
    case accessors
    case members
    case items
  }
}
