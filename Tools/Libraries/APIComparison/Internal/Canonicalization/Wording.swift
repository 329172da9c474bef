import PublicAPI

/// A declaration as its authors wrote it, and in the words in which it is compared.
struct Wording {
  let written: Declaration
  let compared: Declaration

  /// The pairs of three equally long lists, without those that are one of `others` once they have common names.
  static func pairs(
    of written: [Declaration], namedAs named: [Declaration], comparedAs compared: [Declaration],
    missingIn others: Set<Declaration>
  ) -> [Wording] {
    written.indices.filter { !others.contains(named[$0]) }.map {
      Wording(written: written[$0], compared: compared[$0])
    }
  }

  /// What was written, by what it is compared as, of two pairs of lists; what is compared as it was written is left out.
  static func table(
    _ first: [Declaration], comparedAs firstCompared: [Declaration], and second: [Declaration],
    as secondCompared: [Declaration]
  ) -> [Declaration: Declaration] {
    var table: [Declaration: Declaration] = [:]
    for (all, compared) in [(first, firstCompared), (second, secondCompared)] {
      // A client that was written for an alias of a tuple does not show what becomes of the labels.
      for index in all.indices
      where all[index] != compared[index] && all[index].tupleLabels == compared[index].tupleLabels {
        table[compared[index]] = all[index]
      }
    }
    return table
  }
}
