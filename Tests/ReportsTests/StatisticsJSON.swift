import Foundation
import Reports

/// What a program reads of a package's statistics.
struct StatisticsJSON: Decodable {
  struct Module: Decodable {
    let module: String
    let publicCount: Int
    let packageCount: Int
    let internalCount: Int
    let documentedCount: Int
    let publicShare: Int
    let documentedShare: Int
    let untested: [String]
    let uncountedTests: [String]
    let testsReadByName: [String]
    let foreignTypes: [String]
  }

  let formatVersion: Int
  let modules: [Module]

  init(_ report: StatisticsReport) throws {
    self = try JSONDecoder().decode(StatisticsJSON.self, from: JSONEncoder().encode(report))
  }
}
