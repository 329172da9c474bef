import Foundation
import TestSupport
import Testing

/// Whoever asks twice, in any order and with any options, gets what an empty cache would say.
///
/// `WARM_QUESTIONS` says how many questions are asked instead of a few, and `WARM_SEED` asks those of an earlier run again.
@Suite struct WarmAnswersTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let number = environment["WARM_QUESTIONS"].flatMap { Int($0) }

  @Test func warmAnswersAreThoseOfAnEmptyCache() async throws {
    let seed = Self.environment["WARM_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)
    let number = Self.number ?? 4
    print("The seed of \(number) questions to a warm cache is \(seed).")
    try await withTemporaryFolder { folder in
      let shop = try await TeaShop(in: folder, sharing: Self.number == nil)
      var source = QuestionSource(seed: seed)
      var asked = 0
      while asked < number {
        if let (version, isMoved) = source.edit() { try shop.edit(like: version, moved: isMoved) }
        if source.blesses() {
          try await shop.bless(source.variation())
          asked += 1
          continue
        }
        // Every fourth time two are asked at once.
        let questions = (0..<(source.isPaired() ? 2 : 1)).map { _ in source.next() }
        let warm = try await shop.warmAnswers(to: questions)
        for (question, warm) in zip(questions, warm) {
          asked += 1
          // What is the same for all packages is read anew now and then, where there is time for it.
          let isEmpty = Self.number != nil && asked.isMultiple(of: 10)
          let cold = try await shop.coldAnswer(to: question, keeping: isEmpty ? [] : TeaShop.ofAllPackages)
          try #require(
            warm == cold,
            """
            Seed \(seed), question \(asked): api-check \(question.joined(separator: " "))
            \(warm)
            --- but from an empty cache
            \(cold)
            """)
        }
      }
    }
  }
}
