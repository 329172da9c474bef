import PackageBuilds

extension BuiltModule {
  /// The language modes of clients: that of the contract, and what only compiles in the module's own.
  var clientModes: [String] { languageMode == "6" ? ["6"] : ["6", languageMode] }
}
