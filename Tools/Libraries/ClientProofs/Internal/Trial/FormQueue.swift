import ClientPrograms

/// The forms in which some clients are still to be tried.
struct FormQueue {
  private let numbers: Set<Int>
  private var forms: ArraySlice<ClientForm>

  init(of numbers: [Int], in forms: [ClientForm]) {
    self.numbers = Set(numbers)
    self.forms = forms[...]
  }

  /// The clients of `pending` that are in the queue, in the next form that any of them has.
  mutating func next(among pending: [Int], of set: ClientSet) -> [ClientAttempt] {
    let waiting = pending.filter(numbers.contains)
    while !waiting.isEmpty, let form = forms.popFirst() {
      let attempts = form.attempts(waiting, of: set)
      if !attempts.isEmpty { return attempts }
    }
    return []
  }
}
