/// Why a declaration has to be seen.
enum NeedReason: Hashable {
  /// A file uses it.
  case use(file: Int, line: Int)
  /// Something that clients see is made of it.
  case signature(of: Int)
  /// What clients compile into themselves uses it.
  case inlined(by: Int)
  /// A protocol asks for it, or a class whose method it overrides.
  case witness(of: String)
  /// The language asks for it by its name or by an attribute.
  case language
  /// Something besides the compiler finds it by its name.
  case foundByName
  /// Those may use it who import what is meant for few.
  case spi
  /// Nobody can use it: those who name it get a message.
  case unavailable
  /// Its name stands in code that was not built.
  case unbuilt(place: String)
  /// Code that is shown to clients uses its name.
  case shown(place: String)
  /// Clients outside may want it, and so it is not judged.
  case wanted(ClientPurpose)
  /// A declaration that is a part of it needs it.
  case part(Int)
  /// It is to be left out, and so needs no other level.
  case idle
  /// Somebody has accepted it.
  case accepted
  /// The compiler says so.
  case compiler(message: String, place: String)
  /// A place would mean something else.
  case meaning(place: String)

  /// Whether it was learned by building the package without it.
  var isOfCompiler: Bool {
    switch self {
    case .compiler, .meaning: true
    default: false
    }
  }

  /// Whether nobody could tell if something needs it.
  var isGuess: Bool {
    switch self {
    case .foundByName, .spi, .unbuilt: true
    default: false
    }
  }
}
