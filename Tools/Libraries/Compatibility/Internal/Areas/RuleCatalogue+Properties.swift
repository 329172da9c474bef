import Changes

extension RuleCatalogue {
  /// Properties and subscripts.
  static let properties: [Rule] = [
    .setterAdded, .setterRemoved, .propertyTypeChanged, .getterMutatingAdded, .getterMutatingRemoved,
    .setterNonmutatingRemoved, .setterNonmutatingAdded, .storageChanged, .propertyWrapperAdded,
    .propertyWrapperRemoved,
  ]
}
