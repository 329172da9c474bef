import CatFacts

/// A cat fact service whose answer is a file: the one-method seam that the view model takes.
struct FileCatFacts: FetchCatFactProtocol {
  func fetchCatFact() async throws -> CatFact {
    try FileNetwork.answer(as: CatFact.self)
  }
}
