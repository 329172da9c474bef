internal import ThirdParty

extension VendorSlot {
  /// The slot of the vendor's SDK, of which the process has one.
  static let thirdParty = VendorSlot(time: Time(ContinuousClock()), calls: VendorCalls(nil)) { delegate in
    ThirdParty.delegate = delegate.map(VendorDelegate.init)
  }
}
