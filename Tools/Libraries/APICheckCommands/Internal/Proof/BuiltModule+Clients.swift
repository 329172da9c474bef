import PackageBuilds

extension BuiltModule {
  /// The language modes of clients: Swift 6, as the contract says, and the module's own mode if it is another.
  var clientModes: [String] { languageMode == "6" ? ["6"] : ["6", languageMode] }
}
