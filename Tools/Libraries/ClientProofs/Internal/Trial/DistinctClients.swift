import ClientPrograms

/// The clients of a set, of which those that say the same are compiled once, whatever they are about.
struct DistinctClients {
  private struct Kind: Hashable {
    let alternatives: [ClientSource]
    let isTouched: Bool
    let isGone: Bool
  }

  /// The number of the first of each kind.
  let numbers: [Int]
  private let repetitions: [Int: [Int]]

  init(of set: ClientSet) {
    let kinds = Dictionary(grouping: set.clients.indices) { number in
      let client = set.clients[number]
      return Kind(
        alternatives: client.alternatives, isTouched: set.isTouched(client), isGone: set.isGone(client))
    }
    repetitions = Dictionary(uniqueKeysWithValues: kinds.values.map { ($0[0], $0) })
    numbers = repetitions.keys.sorted()
  }

  /// The numbers of all clients that say the same as one of those with `numbers`.
  func all(_ numbers: some Sequence<Int>) -> [Int] { numbers.flatMap { repetitions[$0] ?? [$0] }.sorted() }
}
