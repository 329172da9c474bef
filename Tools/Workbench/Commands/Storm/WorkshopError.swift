/// Why there is nothing to send a storm at.
struct WorkshopError: Error, CustomStringConvertible {
  let workspace: String
  let complaint: String

  var description: String { "what is in \(workspace) does not build; repair it first.\n\(complaint)" }
}
