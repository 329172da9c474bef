public protocol Screen {
  @MainActor func appear()
}
