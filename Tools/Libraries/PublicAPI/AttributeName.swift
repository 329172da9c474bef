/// The attributes of the language that may mean something to a client, by their names without the `@`.
public enum AttributeName: String, Sendable, Hashable {
  /// What a type can be used for.
  case dynamicCallable, dynamicMemberLookup, globalActor, main, propertyWrapper, resultBuilder
  /// What a type promises about the versions to come.
  case frozen, nonexhaustive
  /// How a declaration is called.
  case concurrent, discardableResult, preconcurrency
  /// Which of several overloads a call finds.
  case disfavoredOverload = "_disfavoredOverload"
  /// That the names of an imported module reach clients.
  case exported = "_exported"
  /// That a subclass has the convenience initializers of its superclass.
  case inheritsConvenienceInitializers = "_inheritsConvenienceInitializers"
  /// The roles of a macro.
  case attached, freestanding
  /// The name by which another language or the linker knows a declaration.
  case c, objc
  case cdecl = "_cdecl"
  case objcRuntimeName = "_objcRuntimeName"
  case silgenName = "_silgen_name"
  /// What concerns the module's own code, its tools or its run time.
  case const, derivative, differentiable, nonobjc, safe, section, sensitive, testable, transpose, unchecked
  case unsafe, used
  case interfaceBuilderAction = "IBAction"
  case interfaceBuilderDesignable = "IBDesignable"
  case interfaceBuilderInspectable = "IBInspectable"
  case interfaceBuilderOutlet = "IBOutlet"
  case gameplayInspectable = "GKInspectable"
  case debuggerFunction = "LLDBDebuggerFunction"
  case copyingProperty = "NSCopying"
  case managedProperty = "NSManaged"
  case requiresStoredPropertyInitializers = "requires_stored_property_inits"
  case warnUnqualifiedAccess = "warn_unqualified_access"
}
