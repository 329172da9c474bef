import PublicAPI

/// A reason why code written for one type does not work with another.
enum TypeMismatch: Hashable, Sendable {
  /// Another type.
  case type(old: TypeExpression, new: TypeExpression)
  /// A tuple's labels are others, or gone.
  case labels
  /// Any number of values instead of one, or the other way.
  case variadic
  /// A closure that now escapes.
  case escaping
  /// A closure that has to be, or no longer is, safe to send.
  case sendable
  /// A closure that is isolated in another way.
  case isolation
  /// A closure that throws or waits where that is not allowed.
  case effects
  /// A closure with another number of arguments.
  case shape
  /// An expression instead of a closure, or the other way.
  case autoclosure
  /// A function of another calling convention.
  case convention
  /// A value that is passed in another way, by its specifier.
  case ownership(String)
  /// A value that is given away with the call.
  case sendingParameter
  /// A result that is no longer given away.
  case sendingResult
  /// An actor that the call now runs on.
  case isolatedParameter
}
