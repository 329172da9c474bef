/// What the service sends when it is asked for several facts.
struct CatFactPage: Decodable {
  let data: [CatFact]
}
