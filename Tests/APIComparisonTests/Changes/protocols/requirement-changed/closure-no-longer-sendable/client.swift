import Changed

struct NightScheduler: Scheduler {
  func schedule(_ work: @escaping @Sendable () -> Void) {}
}
