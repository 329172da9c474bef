#if canImport(SwiftUI)
  import CatFacts
  import Foundation
  import SwiftUI

  /// Both ends of a fetch, without a network.
  struct CatFactScreenPreviews: PreviewProvider {
    private struct StandIn: FetchCatFactProtocol {
      var fact: CatFact?

      func fetchCatFact() async throws -> CatFact {
        guard let fact else { throw CocoaError(.fileNoSuchFile) }
        return fact
      }
    }

    static var previews: some View {
      VStack {
        CatFactScreen(service: StandIn(fact: CatFact(fact: "A group of cats is called a clowder.")))
        CatFactScreen(service: StandIn())
      }
    }
  }
#endif
