import Documents

/// A decision of the opener that the test has no use for.
struct UnexpectedResult: Error, CustomStringConvertible {
  let result: DocumentOpener.Result

  var description: String { "The opener was expected to return a URL but returned \(result)." }
}
