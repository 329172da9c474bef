/// An error, and the step that it stopped.
struct StoppedStep: Error, CustomStringConvertible {
  let step: Step
  let reason: any Error

  var description: String { "\(reason)" }
}

/// Does the work of `step`; an error that it throws names the step.
func during<Value>(_ step: Step, _ work: () throws -> Value) throws(StoppedStep) -> Value {
  do {
    return try work()
  } catch {
    throw StoppedStep(step: step, reason: error)
  }
}
