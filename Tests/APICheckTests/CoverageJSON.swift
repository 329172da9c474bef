/// What a program reads of the coverage.
struct CoverageJSON: Decodable {
  struct LeftOut: Decodable {
    let reason: String
    let names: [String]
  }

  struct Coverage: Decodable {
    let leftOut: [LeftOut]
    let builtWith: [String]
    let notChecked: [String]
  }

  let formatVersion: Int
  let coverage: Coverage
}
