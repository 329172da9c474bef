/// What the SDK tells its host.
public protocol ThirdPartyDelegate {
  /// A form is ready to be shown.
  func formDidload(_ viewController: FormViewController)

  /// A form could not be loaded.
  func formDidFailLoading(error: ThirdPartyError)
}
