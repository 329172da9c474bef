import Feedback

/// One order of events, played from the beginning, and what every caller got in it.
struct Walk {
  static let timeout = Duration.seconds(30)

  private let turns = TurnTaker()
  private let clock = StoppedClock()
  private let vendor = AwkwardVendor()
  private let service: FeedbackService
  private var calls: [Int: Call] = [:]
  private var loads = 0
  private var isDeaf = false
  private(set) var wrong: [String] = []

  init(grace: Duration?) {
    let (vendor, clock) = (vendor, clock)
    service = .vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: Self.timeout,
      grace: grace ?? .seconds(Int.max), clock: clock)
  }

  /// All that can happen next.
  ///
  /// Callers without a call are alike: which of them loads makes no other order.
  var possibilities: [Event] {
    let idle = (0..<3).map { (loads + $0) % 3 }.first { calls[$0] == nil }
    return (idle.map { [.load(caller: $0)] } ?? []) + calls.keys.sorted().map { .cancel(caller: $0) }
      + vendor.owed.flatMap { [.answer($0), .answerTwice($0), .fail($0)] }
      + (calls.isEmpty ? [] : [.drip]) + (vendor.hasDelegate ? [.clear] : [])
  }

  mutating func play(_ event: Event) {
    switch event {
    case .load(let caller): load(by: caller)
    case .cancel(let caller): calls[caller]?.cancel()
    case .answer(let form): answer(form)
    case .answerTwice(let form): answer(form, times: 2)
    case .fail(let form): answer(form, fails: true)
    case .drip: clock.advance(by: Self.timeout)
    case .clear: vendor.setDelegate(nil)
    }
    turns.settle()
    // The vendor says nothing more about what it has answered, and that takes the service a moment to believe.
    clock.advance(by: .milliseconds(100))
    turns.settle()
    collect()
  }

  /// Lets everything come to its end, and tells whether the vendor can be used again where it has been heard out.
  mutating func finish() {
    play(.drip)
    if !calls.isEmpty { wrong.append("\(calls.keys.sorted()) wait for ever") }
    for form in vendor.owed { play(.answer(form)) }
    guard !isDeaf else { return }
    load(by: 3)
    turns.settle()
    if vendor.owed.count != 1 { wrong.append("the vendor stays blocked") }
  }

  private mutating func load(by caller: Int) {
    loads += 1
    calls[caller] = Call("form \(loads) of \(caller)", of: service, on: turns)
  }

  private mutating func answer(_ form: String, fails: Bool = false, times: Int = 1) {
    if !vendor.hasDelegate { isDeaf = true }
    vendor.answer(form, fails: fails, times: times)
  }

  private mutating func collect() {
    for (caller, call) in calls {
      guard let result = call.result else { continue }
      calls[caller] = nil
      switch result {
      case .success(let form) where form.id == call.name && form.title == call.name: break
      case .success(let form): wrong.append("\(call.name) got \(form.title)")
      case .failure(let error as FeedbackService.LoadFailed):
        let own = FeedbackService.LoadFailed(form: call.name, reason: call.name)
        if error != own { wrong.append("\(call.name) got \(error)") }
      case .failure(is FeedbackService.LoadTimedOut), .failure(is FeedbackService.MultipleFormLoadError),
        .failure(is CancellationError):
        break
      case .failure(let error): wrong.append("\(call.name) got \(error)")
      }
    }
  }
}
