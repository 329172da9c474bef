public struct S {}
extension S {
  public static func exchange(own: S) {}
  public func extendLifetime(own: S) {}
  public var transcode: S { self }
  public func unsafeDowncast(own: S) {}
  public func withTaskExecutorPreference(own: S) {}
  public func withTaskPriorityEscalationHandler(own: S) {}
  public func withUnsafeTemporaryAllocation(own: S) {}
  public func withVaList(own: S) {}
}
