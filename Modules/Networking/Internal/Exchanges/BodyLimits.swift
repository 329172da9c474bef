/// How much of a body is kept.
struct BodyLimits {
  /// A success with more than this is a failure.
  let success: Int

  /// The body of any other status is there to be read by a person, and is cut here.
  var failure: Int { min(success, 65_536) }
}
