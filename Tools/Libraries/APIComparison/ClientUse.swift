/// What a client does with a declaration: one promise of the contract each.
public enum ClientUse: String, Sendable, Hashable, Codable, CaseIterable {
  /// Calls with every argument and binds the result to its declared type.
  case call
  /// Calls with the arguments that have no default.
  case callWithDefaults = "call-with-defaults"
  /// Calls or reads what may have come to mean something else, with arguments that are written out, or with values
  /// that a new declaration takes as well.
  case callAmongOverloads = "call-among-overloads"
  /// Calls with no, one and two values for a variadic parameter.
  case callVariadic = "call-variadic"
  /// Calls something that throws only when its arguments throw with arguments that do not.
  case callWithoutThrowing = "call-without-throwing"
  /// Calls and handles the error as the type that the declaration names, or by its case.
  case handleError = "handle-error"
  /// Calls from an asynchronous context.
  case callFromAsync = "call-from-async"
  /// Calls with a closure that a result builder transforms.
  case callWithBuilder = "call-with-builder"
  /// Uses a result without naming its type.
  case inferResult = "infer-result"
  /// Reads a property, a subscript or a variable and binds the value to its declared type.
  case read
  /// Uses a value that was read without naming its type.
  case inferValue = "infer-value"
  /// Assigns, and passes as `inout`.
  case write
  /// Reads the projected value of a wrapped property.
  case readProjection = "read-projection"
  /// Makes a value with an initializer.
  case construct
  /// Makes a value through a metatype.
  case constructThroughMetatype = "construct-through-metatype"
  /// Names a type, copies a value and keeps it in an array.
  case nameType = "name-type"
  /// Passes a value where a reference is needed.
  case refer
  /// Replaces `self` in a mutating method, as only value types can.
  case mutateSelf = "mutate-self"
  /// Extends a generic type, naming its parameters.
  case extend
  /// Passes a type where a conformance is needed.
  case needConformance = "need-conformance"
  /// Passes a value where its superclass is needed.
  case upcast
  /// Makes an enumeration's case.
  case makeCase = "make-case"
  /// Matches a case and binds its associated values.
  case matchCase = "match-case"
  /// Switches over all cases without a default.
  case switchCases = "switch-cases"
  /// Reads the raw value.
  case readRawValue = "read-raw-value"
  /// Conforms with only what has no default.
  case conform
  /// Conforms with every requirement.
  case conformFully = "conform-fully"
  /// Uses a protocol as a generic constraint.
  case constrain
  /// Uses a protocol as a type.
  case box
  /// Relies on what a protocol or an associated type inherits.
  case relyOnInheritance = "rely-on-inheritance"
  /// Names an associated type.
  case nameAssociatedType = "name-associated-type"
  /// Names a protocol's primary associated types.
  case constrainPrimary = "constrain-primary"
  /// Subclasses with nothing of its own.
  case subclass
  /// Subclasses, overrides every designated initializer and makes values with the inherited ones.
  case subclassInheriting = "subclass-inheriting"
  /// Calls a designated initializer from a subclass.
  case callSuperInit = "call-super-init"
  /// Overrides an open member and calls the one above.
  case override
  /// Uses a type alias and what it stands for in place of each other.
  case useAlias = "use-alias"
  /// Uses an operator, chained where its types allow it.
  case operate
  /// Declares a function for an operator.
  case declareOperator = "declare-operator"
  /// Mixes an operator with others, relying on its precedence.
  case relatePrecedence = "relate-precedence"
  /// Declares an operator in a precedence group.
  case joinPrecedenceGroup = "join-precedence-group"
  /// Applies a property wrapper.
  case wrap
  /// Applies a result builder.
  case build
  /// Looks up a member by name or calls a value that decides at run time.
  case useDynamically = "use-dynamically"
  /// Names a type of a module that is imported and exported again.
  case nameReexported = "name-reexported"
  /// Uses an extension's member from a module that the module imports.
  case useImportedMember = "use-imported-member"
  /// Isolates a function to a global actor.
  case isolate
}
