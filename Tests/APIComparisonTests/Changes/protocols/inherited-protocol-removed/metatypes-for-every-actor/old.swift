public protocol Plugin: SendableMetatype {
  static func start()
}
