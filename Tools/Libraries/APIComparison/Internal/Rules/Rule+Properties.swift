extension Rule {
  static let properties = [
    setterAdded, setterRemoved, getterMutatingAdded, getterMutatingRemoved, setterNonmutatingRemoved,
    setterNonmutatingAdded, getterLends, getterGives, storageChanged, propertyWrapperAdded,
    propertyWrapperRemoved, propertyTypeChanged,
  ]

  static let setterAdded = Rule(
    "setter-added", .additive, "A property or subscript can now be written.",
    why: "Clients can write it.",
    see: .swiftBook("properties"))
  static let setterRemoved = Rule(
    "setter-removed", .breaking, "A property or subscript can no longer be written.",
    why: "Clients that write it stop compiling.", remedy: "Keep a setter, deprecated if need be.",
    see: .swiftBook("properties"), refutedBy: .declaration([.write]))
  static let getterMutatingAdded = Rule(
    "getter-mutating-added", .breaking,
    "Reading a property now mutates the value around it.",
    why: "It can no longer be read from a constant.", remedy: "Add a mutating method.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let getterMutatingRemoved = Rule(
    "getter-mutating-removed", .compatible,
    "Reading a property no longer mutates the value around it.",
    why: "It can be read wherever it could be read.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let setterNonmutatingRemoved = Rule(
    "setter-nonmutating-removed", .breaking,
    "Writing a property now needs a variable.",
    why: "It can no longer be written on a constant.", remedy: "Keep the setter nonmutating.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"),
    refutedBy: .declaration([.write]))
  static let setterNonmutatingAdded = Rule(
    "setter-nonmutating-added", .compatible,
    "Writing a property no longer needs a variable.",
    why: "It can be written wherever it could be written.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let getterLends = Rule(
    "getter-lends", .breaking,
    "Reading a noncopyable property returned an owned value. It now returns a borrowed one.",
    why: "A value that is lent cannot be kept, given away or consumed.",
    remedy: "Keep the getter, and lend under another name.",
    see: .evolution("0390-noncopyable-structs-and-enums"))
  static let getterGives = Rule(
    "getter-gives", .additive,
    "Reading what cannot be copied lent a value and now gives one of the client's own.",
    why: "Clients can keep it, and look at it as before.",
    see: .evolution("0390-noncopyable-structs-and-enums"))
  static let storageChanged = Rule(
    "storage-changed", .compatible, "A property changed between let and var.",
    why: "It can be read as before.", see: .swiftBook("properties"))
  static let propertyWrapperAdded = Rule(
    "property-wrapper-added", .additive, "A property is now wrapped.",
    why: "Clients can use what the wrapper projects.", see: .swiftBook("properties#Property-Wrappers"))
  static let propertyWrapperRemoved = Rule(
    "property-wrapper-removed", .breaking,
    "A property is no longer wrapped by the same wrapper.",
    why: "The names with a dollar sign are gone.",
    remedy: "Keep the wrapper, or declare the projected value by hand.",
    see: .swiftBook("properties#Projecting-a-Value-From-a-Property-Wrapper"),
    refutedBy: .declarationIfAllowed([.readProjection]))
  static let propertyTypeChanged = Rule(
    "property-type-changed", .breaking, "A property has another type.",
    why: "Code that reads or writes it as the old type stops compiling.",
    remedy: "Add a property of another name.", see: .swiftBook("properties"),
    refutedBy: .declaration([.inferValue]))
}
