import CatFacts
import Foundation

/// A cat fact service whose answer is a file: the one-method seam that the view model takes.
struct FileCatFacts: FetchCatFactProtocol {
  let file: URL

  func fetchCatFact() async throws -> CatFact {
    try await FileNetwork.fetch(CatFact.self, from: file)
  }
}
