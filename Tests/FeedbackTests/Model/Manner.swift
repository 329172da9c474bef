/// How a vendor answers.
enum Manner: CaseIterable {
  /// When it is told to.
  case whenTold
  /// Every other time as soon as it has a delegate, twice, and before it is asked.
  case atOnce
  /// Every other time twice before the call that asks it returns.
  case whileItIsAsked
  /// On a queue that it cancels and suspends while it does.
  case onAQueueThatStops
}
