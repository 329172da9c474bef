import PublicAPI

extension Parameter {
  /// The parameter as callers that pass a value see it.
  var withoutDefault: Parameter {
    var parameter = self
    parameter.defaultValue = nil
    return parameter
  }
}
