extension SpecialClientTests {
  /// Those that types notice by what meets their requirements.
  static let breaksOfWitnesses = [
    Break(
      testDescription: "a method of one protocol met what another one asks for",
      old: shape(""), new: shape("prefix: String = \"\""),
      proof: "struct Client: Shape, Describing {"),
    Break(
      testDescription: "a class that cannot be sent conforms",
      old: Version(
        "@preconcurrency protocol Listener: Sendable", "@preconcurrency public protocol Listener: Sendable {}"
      ),
      new: Version("protocol Listener: Sendable", "public protocol Listener: Sendable {}"),
      proof: "struct Client: Listener {\n  let stored = ClientReference()"),
  ]

  private static func shape(_ parameter: String) -> Version {
    Version(
      "protocol Shape\nfunc Shape.describe(\(parameter)) -> String\n"
        + "protocol Describing\n@requirement func Describing.describe() -> String",
      """
      public protocol Shape {}
      extension Shape { public func describe(\(parameter)) -> String { "" } }
      public protocol Describing { func describe() -> String }
      """)
  }
}
