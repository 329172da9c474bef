extension RuleCatalogue {
  /// Properties and subscripts.
  static let properties: [Rule] = [
    Rule(
      .setterAdded, .additive, "A property or subscript can now be written.",
      why: "Clients can write it.",
      see: .swiftBook("properties")),
    Rule(
      .setterRemoved, .breaking, "A property or subscript can no longer be written.",
      why: "Clients that write it stop compiling.",
      remedy: "Keep a setter, deprecated if need be.",
      see: .swiftBook("properties")),
    Rule(
      .propertyTypeChanged, .breaking, "A property has another type.",
      why: "Code that reads or writes it as the old type stops compiling.",
      remedy: "Add a property of another name.",
      see: .swiftBook("properties")),
    Rule(
      .getterMutatingAdded, .breaking, "Reading a property now mutates the value around it.",
      why: "It can no longer be read from a constant.",
      remedy: "Add a mutating method.",
      see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties")),
    Rule(
      .getterMutatingRemoved, .compatible, "Reading a property no longer mutates the value around it.",
      why: "It can be read wherever it could be read.",
      see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties")),
    Rule(
      .setterNonmutatingRemoved, .breaking, "Writing a property now needs a variable.",
      why: "It can no longer be written on a constant.",
      remedy: "Keep the setter nonmutating.",
      see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties")),
    Rule(
      .setterNonmutatingAdded, .compatible, "Writing a property no longer needs a variable.",
      why: "It can be written wherever it could be written.",
      see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties")),
    Rule(
      .storageChanged, .compatible, "A property changed between let and var.",
      why: "It can be read as before.",
      see: .swiftBook("properties")),
    Rule(
      .propertyWrapperAdded, .additive, "A property is now wrapped.",
      why: "Clients can use what the wrapper projects.",
      see: .swiftBook("properties#Property-Wrappers")),
    Rule(
      .propertyWrapperRemoved, .breaking, "A property is no longer wrapped by the same wrapper.",
      why: "The names with a dollar sign are gone.",
      remedy: "Keep the wrapper, or declare the projected value by hand.",
      see: .swiftBook("properties#Projecting-a-Value-From-a-Property-Wrapper")),
  ]
}
