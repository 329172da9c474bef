#if canImport(SwiftUI)
  import CatFactsTestSupport
  import SwiftUI

  /// Both ends of a fetch, without a network; with the double that tests of the view model have, too.
  struct CatFactScreenPreviews: PreviewProvider {
    static var previews: some View {
      VStack {
        CatFactScreen(service: FetchCatServiceMock(throwsError: false))
        CatFactScreen(service: FetchCatServiceMock(throwsError: true))
        Spacer()
      }
    }
  }
#endif
