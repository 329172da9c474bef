import PackageBuilds

/// An error, and the step that it stopped.
struct StoppedStep: Error, CustomStringConvertible {
  let step: Step
  let reason: any Error

  var description: String { "\(reason)" }

  /// The version that could not be built, if that is why the step stopped.
  var unbuilt: UnbuiltVersion? { reason as? UnbuiltVersion }
}

/// Does the work of `step`; an error that it throws names the step.
func during<Value>(_ step: Step, _ work: () throws -> Value) throws(StoppedStep) -> Value {
  do {
    return try work()
  } catch {
    throw StoppedStep(step: step, reason: error)
  }
}
