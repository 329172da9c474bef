/// All orders of a number of events.
struct Orders {
  let depth: Int
  var manner = Manner.whenTold
  let grace: Duration?

  /// Plays every order from the beginning and returns how many there are, and the first ones that went wrong.
  func walkAll() -> (count: Int, wrong: [String]) {
    var result: (count: Int, wrong: [String]) = (0, [])
    walk([], &result)
    return result
  }

  private func walk(_ events: [Event], _ result: inout (count: Int, wrong: [String])) {
    var walk = Walk(manner, grace: grace)
    for event in events { walk.play(event) }
    guard events.count < depth else {
      walk.finish()
      result.count += 1
      if !walk.wrong.isEmpty, result.wrong.count < 10 {
        result.wrong.append("\(events): \(walk.wrong.joined(separator: ", "))")
      }
      return
    }
    for event in walk.possibilities { self.walk(events + [event], &result) }
  }
}
