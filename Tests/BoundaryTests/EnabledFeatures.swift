/// The upcoming features that this very target was compiled with, asked of the compiler.
enum EnabledFeatures {
  static var here: Set<String> {
    var features: Set<String> = []
    #if hasFeature(ExistentialAny)
      features.insert("ExistentialAny")
    #endif
    #if hasFeature(InternalImportsByDefault)
      features.insert("InternalImportsByDefault")
    #endif
    #if hasFeature(MemberImportVisibility)
      features.insert("MemberImportVisibility")
    #endif
    #if hasFeature(NonisolatedNonsendingByDefault)
      features.insert("NonisolatedNonsendingByDefault")
    #endif
    #if hasFeature(InferIsolatedConformances)
      features.insert("InferIsolatedConformances")
    #endif
    return features
  }
}
