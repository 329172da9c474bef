import Feedback

/// One order of events, played from the beginning, and what every caller got in it.
struct Walk {
  static let timeout = Duration.seconds(30)

  private let turns = TurnTaker()
  private let clock = StoppedClock()
  private let manner: Manner
  private let vendor: AwkwardVendor
  private let service: FeedbackService
  private var calls: [Int: Call] = [:]
  private var loads = 0
  /// What the vendor has said last, until it can be sure to say it no more.
  private var said: String?
  private var isDeaf = false
  private(set) var wrong: [String] = []

  init(_ manner: Manner, grace: Duration?) {
    let (vendor, clock, turns) = (AwkwardVendor(manner), clock, turns)
    service = .vendor(
      loadFeedback: vendor.load, setDelegate: vendor.setDelegate, timeout: Self.timeout, grace: grace,
      clock: clock, perform: turns.perform)
    (self.vendor, self.manner) = (vendor, manner)
  }

  /// All that can happen next.
  ///
  /// Callers without a call are alike: which of them loads makes no other order.
  var possibilities: [Event] {
    let idle = (0..<3).map { (loads + $0) % 3 }.first { calls[$0] == nil }
    return (idle.map { [.load(caller: $0)] } ?? []) + calls.keys.sorted().map { .cancel(caller: $0) }
      + vendor.owed.flatMap { [.answer($0), .answerTwice($0), .fail($0)] }
      + (said == nil ? [] : [.moment] + (manner == .whenTold ? [.echo] : []))
      + (calls.isEmpty ? [] : [.drip]) + (vendor.hasDelegate ? [.clear] : [])
  }

  mutating func play(_ event: Event) {
    switch event {
    case .load(let caller): load(by: caller)
    case .cancel(let caller): calls[caller]?.cancel()
    case .answer(let form): answer(form)
    case .answerTwice(let form): answer(form, times: 2)
    case .fail(let form): answer(form, fails: true)
    case .echo: said.map { vendor.answer($0, fails: false) }
    case .moment: letAMomentPass()
    case .drip:
      clock.advance(by: Self.timeout)
      said = nil
    case .clear: vendor.setDelegate(nil)
    }
    turns.settle()
    collect()
  }

  /// Lets everything come to its end, and tells whether the vendor can be used again where it has been heard out.
  mutating func finish() {
    play(.drip)
    // A load that had to wait for the end of another had its own time after that.
    if !calls.isEmpty { wrong.append("\(calls.keys.sorted()) wait for ever") }
    for form in vendor.owed { play(.answer(form)) }
    play(.moment)
    if vendor.wasCalledUnderItsLock { wrong.append("the vendor was called under its own lock") }
    guard !isDeaf else { return }
    load(by: 3)
    turns.settle()
    if vendor.owed.count != 1, calls[3]?.form == nil { wrong.append("the vendor stays blocked") }
  }

  private mutating func load(by caller: Int) {
    loads += 1
    calls[caller] = Call("form \(loads) of \(caller)", of: service, on: turns)
  }

  private mutating func answer(_ form: String, fails: Bool = false, times: Int = 1) {
    if !vendor.hasDelegate { isDeaf = true }
    vendor.answer(form, fails: fails, times: times)
    said = form
    // The end of an operation would let the next load begin at a time that nobody can tell.
    if manner == .onAQueueThatStops { letAMomentPass() }
  }

  private mutating func letAMomentPass() {
    clock.advance(by: manner == .onAQueueThatStops ? .seconds(2) : .milliseconds(100))
    said = nil
  }

  private mutating func collect() {
    for (caller, call) in calls {
      guard let result = call.result else { continue }
      calls[caller] = nil
      switch result {
      case .success(let form) where form.id == call.name && titles(of: call).contains(form.title): break
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

  private func titles(of call: Call) -> [String] {
    [call.name] + (manner == .atOnce ? [AwkwardVendor.unasked] : [])
  }
}
