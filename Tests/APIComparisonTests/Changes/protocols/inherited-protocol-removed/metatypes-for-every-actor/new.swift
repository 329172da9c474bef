public protocol Plugin {
  static func start()
}
