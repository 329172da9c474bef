/// Whose turn it is with a vendor that has one delegate.
///
/// It decides and does nothing: ``VendorSlot`` keeps it behind a lock, and does what was decided after that.
struct Turns {
  /// What comes of a claim.
  enum Claim {
    case begins
    /// The turn before is answered; the vendor may repeat itself for so long.
    case follows(after: Duration)
    case isRefused
  }

  /// Where the vendor spoke, which tells when it has said all.
  enum Place {
    /// Within the call that told it of its delegate, or that asked it.
    case call
    /// Somewhere else.
    case elsewhere
  }

  private enum Phase {
    /// The vendor has not been asked.
    case begun
    /// The vendor owes an answer.
    case asked
    /// The vendor owes an answer that nobody waits for; another turn may begin then, or never.
    case abandoned(until: Duration?)
    /// The vendor has answered, and may repeat itself until then.
    case answered(until: Duration, at: Place)
  }

  private var current: (load: VendorLoad, phase: Phase)?
  private var next: VendorLoad?
  /// The load whose delegate the vendor has.
  private var delegate: VendorLoad?
  /// The thread that makes the calls of a turn just now.
  private var caller: ObjectIdentifier?

  mutating func claim(_ load: VendorLoad, at now: Duration) -> Claim {
    guard next == nil else { return .isRefused }
    switch current?.phase {
    case .answered(let end, _) where end > now:
      next = load
      return .follows(after: end - now)
    case .abandoned(let end?) where end <= now: break
    case .begun, .asked, .abandoned: return .isRefused
    case .answered, nil: break
    }
    current = (load, .begun)
    return .begins
  }

  /// Whether the vendor is to be told of the load's delegate.
  mutating func install(_ load: VendorLoad, by thread: ObjectIdentifier) -> Bool {
    guard case .begun? = phase(of: load) else { return false }
    (delegate, caller) = (load, thread)
    return true
  }

  /// Whether the vendor is to be asked: not if it has answered unasked, and not if nobody waits.
  mutating func ask(_ load: VendorLoad) -> Bool {
    guard case .begun? = phase(of: load) else { return false }
    current = (load, .asked)
    return true
  }

  /// Notes that the calls of a turn have returned; the load whose turn begins by that.
  mutating func endCalls(of load: VendorLoad) -> VendorLoad? {
    caller = nil
    guard case .answered(_, at: .call)? = phase(of: load) else { return nil }
    return passOn()
  }

  /// Takes note of an answer, which ends the turn in a moment, and tells where it was heard; nil if it is not the first.
  mutating func hear(_ load: VendorLoad, on thread: ObjectIdentifier, until end: Duration) -> Place? {
    switch phase(of: load) {
    case .answered, nil: return nil
    case .begun, .asked, .abandoned:
      let place = thread == caller ? Place.call : .elsewhere
      current = (load, .answered(until: end, at: place))
      return place
    }
  }

  /// Ends an answered turn; the load whose turn begins by that.
  mutating func end(_ load: VendorLoad) -> VendorLoad? {
    guard case .answered? = phase(of: load) else { return nil }
    return passOn()
  }

  /// Begins the turn of a load that was to follow, unless it has begun or nobody waits; the load whose turn begins by that.
  mutating func passOn(to load: VendorLoad) -> VendorLoad? {
    next === load ? passOn() : nil
  }

  /// Notes that nobody waits for the load any more, and tells whether the vendor was left unasked.
  mutating func leave(_ load: VendorLoad, until end: Duration?) -> Bool {
    if next === load { next = nil }
    switch phase(of: load) {
    case .begun:
      current = nil
      return true
    case .asked: current = (load, .abandoned(until: end))
    case .abandoned, .answered, nil: break
    }
    return false
  }

  /// Whether the vendor's delegate is still this load's, and is to be taken away.
  mutating func takeDelegate(of load: VendorLoad) -> Bool {
    guard delegate === load else { return false }
    delegate = nil
    return true
  }

  private func phase(of load: VendorLoad) -> Phase? {
    current.flatMap { $0.load === load ? $0.phase : nil }
  }

  private mutating func passOn() -> VendorLoad? {
    defer { next = nil }
    current = next.map { ($0, .begun) }
    return next
  }
}
