/// Decides, from the order in which fetches start and end, what is visible.
///
/// The outcome of a fetch settles the matter unless that of a later one already has. So the state after the last
/// fetch depends only on the order in which they started, and one that is withdrawn leaves no trace.
struct FetchTimeline<Info> {
  private var started = 0
  private var running: Set<Int> = []
  private var settled: (by: Int, state: ViewState<Info>) = (by: 0, state: .initial)

  /// Starts a fetch and returns its place in the order.
  mutating func begin() -> Int {
    started += 1
    running.insert(started)
    return started
  }

  /// Ends a fetch, which is withdrawn if it has no outcome.
  ///
  /// Returns the state that becomes visible by that, or nil if nothing changes for the viewer.
  mutating func end(_ ticket: Int, with outcome: ViewState<Info>?) -> ViewState<Info>? {
    let wasLoading = isLoading
    running.remove(ticket)
    if let outcome, ticket > settled.by { settled = (by: ticket, state: outcome) }
    return wasLoading && !isLoading ? settled.state : nil
  }

  private var isLoading: Bool {
    running.contains { $0 > settled.by }
  }
}
