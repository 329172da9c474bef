/// What is known of clients while they are tried in one form after the other.
struct TriedClients {
  /// The numbers of the clients that no form has satisfied so far.
  private(set) var pending: [Int]
  /// What the old side accepts.
  private(set) var accepted: [ClientAttempt] = []
  /// Why the old side rejects the pending ones, by number: once for each form.
  private(set) var objections: [Int: [ClientRejection]] = [:]
  /// Why the new side rejects those of the accepted ones that it rejects, by number.
  private(set) var rejections: [Int: ClientRejection] = [:]

  /// What the sides say of clients as ordinary code has them, as far as they were asked.
  var ordinary = Ordinary()

  /// What the sides say of ordinary code, by the numbers of the clients: nil where they accept it.
  struct Ordinary {
    var old: [Int: ClientRejection?] = [:]
    var new: [Int: ClientRejection?] = [:]
  }

  /// What the new side said of clients before the old side was asked, by number.
  private var early: [Int: ClientRejection] = [:]

  init(_ numbers: [Int]) {
    pending = numbers
  }

  /// Takes what the new side says of clients, and returns the numbers of those that it rejects before the old side was
  /// asked, which are pending from now on.
  mutating func note(_ complaints: [Int: ClientRejection]) -> [Int] {
    let known = Set(accepted.map(\.number))
    rejections.merge(complaints.filter { known.contains($0.key) }) { first, _ in first }
    let late = complaints.keys.filter { !known.contains($0) }.sorted()
    pending += late
    early.merge(complaints.filter { !known.contains($0.key) }) { first, _ in first }
    return late
  }

  /// Those of `attempts`, which the new side was asked about first, that it rejects, while it accepts the same client
  /// with other imports.
  func failingOnly(among attempts: [ClientAttempt]) -> [ClientAttempt] {
    let others = Dictionary(accepted.map { ($0.number, $0) }) { first, _ in first }
    return attempts.filter { attempt in
      guard early[attempt.number] != nil, rejections[attempt.number] == nil,
        let other = others[attempt.number]
      else { return false }
      return other.source == attempt.source && other.modules != attempt.modules
    }
  }

  /// Takes `attempts`, which the old side accepts and the new side rejects, in the place of those with their numbers.
  mutating func replace(with attempts: [ClientAttempt]) {
    let numbers = Set(attempts.map(\.number))
    accepted.removeAll { numbers.contains($0.number) }
    for number in numbers { (ordinary.old[number], ordinary.new[number]) = (nil, nil) }
    accepted += attempts
    rejections.merge(early.filter { numbers.contains($0.key) }) { first, _ in first }
  }

  /// Takes what the old side says of `attempts`, and returns those with which a pending client is satisfied.
  mutating func take(_ complaints: [Int: ClientRejection], about attempts: [ClientAttempt]) -> [ClientAttempt]
  {
    let open = Set(pending)
    let fresh = attempts.filter { open.contains($0.number) && complaints[$0.number] == nil }
    accepted += fresh
    let satisfied = Set(fresh.map(\.number))
    pending.removeAll(where: satisfied.contains)
    for number in pending { objections[number, default: []] += [complaints[number]].compactMap(\.self) }
    return fresh
  }
}
