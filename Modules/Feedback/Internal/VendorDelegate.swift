internal import ThirdParty

/// Passes on what the vendor says, on whichever thread it says it.
///
/// The post “Wrapping a difficult dependency” makes `formDidFailLoading` generic over its error, because its tests
/// cannot create the vendor's. What it passes on here can be created by anybody, so the plain signature does.
final class VendorDelegate: ThirdPartyDelegate, Sendable {
  private let passOn: VendorSlot.Delegate

  init(passOn: @escaping VendorSlot.Delegate) {
    self.passOn = passOn
  }

  func formDidload(_ viewController: FormViewController) {
    let title = viewController.title ?? ""
    // The vendor does not say which form this is; the load knows.
    passOn(.success(FeedbackForm(id: "", title: title, questions: viewController.questions)))
  }

  func formDidFailLoading(error: ThirdPartyError) {
    passOn(.failure(VendorComplaint(description: error.description)))
  }
}
