public protocol Scheduler {
  func schedule(_ work: @escaping @Sendable () -> Void)
}
