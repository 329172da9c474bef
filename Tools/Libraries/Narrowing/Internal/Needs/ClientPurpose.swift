/// Why clients outside may want what nothing in a package uses.
enum ClientPurpose: Hashable, CaseIterable {
  /// Tests use it as clients would, though they open the module.
  case tested
  /// Others like it are used.
  case family
  /// Its type is used, and this is something else that it offers.
  case offered
  /// Documentation tells clients what it is for: its own if it is a function, or that of something else.
  case documented
  /// It is a part of what a value that can be encoded or decoded holds.
  case held
  /// Clients give its value to an initializer, or nothing but them would ever set it.
  case given
  /// Clients catch it.
  case caught
  /// Clients may inherit from it.
  case inherited
  /// Types of clients may conform to it.
  case adopted
  /// It is asked of what conforms to a protocol.
  case requirement
  /// It is an operator.
  case `operator`
  /// It is there for clients that are older.
  case deprecated
  /// Its name begins with an underscore, as that of what only certain clients may use, such as what macros write.
  case underscored
  /// No test and no program of the package imports its module, so nothing there shows what clients use.
  case unexercised
  /// It is in tests, or in a module that no product has: no client sees it.
  case unseen
  /// It is what types of the package can be used as.
  case conformance
  /// Types of clients get it.
  case `default`
  /// It is a part of something that is there for one of these reasons.
  case shown

  /// What such declarations are, where several are counted.
  var plural: String {
    switch self {
    case .tested: "used by tests only"
    case .family: "in families of which others are used"
    case .offered: "in types of which others are used"
    case .documented: "told of in documentation"
    case .held: "in values that are encoded or decoded"
    case .given: "for clients to give or set"
    case .caught: "in errors"
    case .inherited: "open for subclasses"
    case .adopted: "as protocols"
    case .requirement: "as requirements"
    case .operator: "as operators"
    case .deprecated: "deprecated"
    case .underscored: "with underscored names"
    case .unexercised: "in modules that no test and no program imports"
    case .unseen: "in tests and modules that no product has"
    case .conformance: "as conformances"
    case .default: "as defaults of requirements"
    case .shown: "in signatures of those"
    }
  }

  /// Why clients may want one.
  var sentence: String {
    switch self {
    case .tested: "Only tests use it, as clients would."
    case .family: "Others of its family are used."
    case .offered: "Its type is used, and clients may want this, too."
    case .documented: "Documentation tells clients what it is for."
    case .held: "Clients may read what a value of its type holds."
    case .given: "Clients give its value to an initializer, or may set it."
    case .caught: "Clients may catch the error."
    case .inherited: "Clients may inherit from it."
    case .adopted: "Types of clients may conform to it."
    case .requirement: "Clients may call it on what conforms to its protocol."
    case .operator: "Clients may use the operator."
    case .deprecated: "It is there for older clients."
    case .underscored: "Its name begins with an underscore, so certain clients may use it."
    case .unexercised: "No test and no program of the package imports its module."
    case .unseen: "No client sees its module, since no product has it."
    case .conformance: "Clients may use the type as that."
    case .default: "Clients' types may get it."
    case .shown: "Something is made of it that clients may want."
    }
  }
}
