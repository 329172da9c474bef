/// Something outside this process that did not happen in time.
struct StillWaiting: Error, CustomStringConvertible {
  let description: String
}
