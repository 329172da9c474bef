import Surfaces

extension Availability {
  /// The first version with the declaration.
  var introduced: Version? {
    for case .introduced(let version) in facts { return version }
    return nil
  }
}
