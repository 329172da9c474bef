/// The part of the gate's report that says which modules break clients.
struct GateReport: Decodable {
  struct Module: Decodable {
    let name: String
    let verdict: String?
  }

  struct Coverage: Decodable {
    struct Skipped: Decodable {
      let module: String
    }

    let skipped: [Skipped]
  }

  let modules: [Module]
  let coverage: Coverage
}
