// error: requires that 'CatFact' conform to 'Encodable'
import CatFacts
import Foundation

func client(_ fact: CatFact) throws {
  _ = try JSONEncoder().encode(fact.fact)
  _ = try JSONEncoder().encode(fact)  // forbidden
}
