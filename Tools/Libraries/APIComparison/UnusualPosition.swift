/// A position that few clients have: a change that nobody else notices is ``Verdict/fragile``.
public enum UnusualPosition: String, Sendable, Hashable, Codable, CaseIterable {
  /// A variable whose type is inferred is passed `inout`, or gets a value of the declared type.
  case exactType = "exact-type"
  /// A function stands as a value of its exact type, or without its labels.
  case functionValue = "function-value"
  /// A protocol of the client's own asks for just this declaration, which conforms without a line of code.
  case ownProtocol = "own-protocol"
  /// A generic function of the client's own asks for two unrelated protocols of the module at once.
  case twoProtocols = "two-protocols"
  /// A type conforms to an unrelated protocol of the module besides.
  case unrelatedProtocol = "unrelated-protocol"
  /// An argument is made where it stands, by something that throws, such as `.init(from:)`.
  case throwingArgument = "throwing-argument"
  /// An argument names a constant of a type of the standard library by a dot.
  case constantOfLibrary = "constant-of-library"
  /// The name is one that another module has, too.
  case nameOfAnotherModule = "name-of-another-module"
  /// An extension of the client's own uses something of the name that the extended type has got, by its bare name.
  case ownExtension = "own-extension"
  /// An enumeration without cases, which only holds other declarations, stands as a type by itself.
  case namespace
  /// The client declares the same for two types, such as a conformance to a protocol of its own, or an overload.
  case twoTypes = "two-types"
  /// A generic type stands without its arguments, which only the context tells.
  case bareGenericType = "bare-generic-type"
  /// A member is used that comes from a module which the client does not import itself.
  case leakedImport = "leaked-import"
  /// A function of the client's own borrows a value that can be copied, and uses it.
  case borrowedParameter = "borrowed-parameter"
  /// A closure wraps what it takes in a property wrapper.
  case wrappedParameter = "wrapped-parameter"
  /// Two parts of one variable are changed at once.
  case twoParts = "two-parts"
  /// A `switch` looks at several values of an enumeration at once.
  case tupleOfCases = "tuple-of-cases"
  /// A type conforms to a protocol of the module only where its arguments do.
  case conditionalConformance = "conditional-conformance"
  /// Generic code takes a constraint for granted because a type that it names has it.
  case impliedConstraint = "implied-constraint"
  /// A conformance is needed that only follows from the layout that `@frozen` promises.
  case frozenLayout = "frozen-layout"

  /// What such code does, as the end of a sentence that begins with “only code that”.
  public var words: String {
    switch self {
    case .exactType: "keeps what this gives in a variable without a type and needs exactly the old type"
    case .functionValue: "passes or stores this as a function value of exactly the old type"
    case .ownProtocol: "has a protocol of its own which asks for exactly this"
    case .twoProtocols: "knows of a value only that it conforms to two unrelated protocols of the module"
    case .unrelatedProtocol: "has a type that conforms to an unrelated protocol of the module besides"
    case .throwingArgument: "passes an argument that is made where it stands by something that throws"
    case .constantOfLibrary: "passes a constant of the standard library by a dot, such as .max"
    case .nameOfAnotherModule: "uses something of this name from another module"
    case .ownExtension: "extends the type and uses something else of this name there"
    case .namespace: "uses an enumeration without cases as a type"
    case .twoTypes: "declares the same for both types"
    case .bareGenericType: "names the generic type without its arguments"
    case .leakedImport: "uses members of a module that it does not import itself"
    case .borrowedParameter: "uses what it takes as a borrowing parameter"
    case .wrappedParameter: "has a closure with a parameter that the wrapper wraps"
    case .twoParts: "changes two parts of one variable at once"
    case .tupleOfCases: "switches over several values of the enumeration at once"
    case .conditionalConformance: "conforms to the protocol only under a condition"
    case .impliedConstraint: "takes for granted what the type asks of its arguments"
    case .frozenLayout: "relies on a conformance that only follows from @frozen"
    }
  }

  /// What would spare such code, as a sentence.
  public var remedy: String {
    switch self {
    case .exactType: "Keep the declared type, and give the new result another name."
    case .functionValue, .ownProtocol: "Keep a declaration with the old signature beside the new one."
    case .twoProtocols, .unrelatedProtocol, .nameOfAnotherModule, .ownExtension: "Give it another name."
    case .throwingArgument: "Give one of the two another label."
    case .namespace: "Keep the enumeration."
    case .twoTypes: "Keep one of them a type of its own."
    case .bareGenericType: "Keep what was there for one type beside what is there for all."
    case .leakedImport: "Keep the import."
    case .borrowedParameter: "Keep the old declaration, and give the new one another name."
    case .wrappedParameter: "Add init(projectedValue:) to the wrapper."
    case .twoParts: "Keep both properties stored, and the closure one that escapes."
    case .tupleOfCases: "Leave the attribute out until the next major version."
    case .conditionalConformance: "Keep the requirements where they are, and add the new protocol beside."
    case .constantOfLibrary: "Keep a declaration that takes the old type."
    case .impliedConstraint: "Keep the constraint."
    case .frozenLayout: "Write the conformance down to keep it."
    }
  }
}
