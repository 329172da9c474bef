/// A form in which conformers rely on where the old side runs the witnesses of its requirements.
///
/// The compiler infers the isolation of a witness that leaves it open, and so hides that it changed.
struct ConformerForm {
  enum Style {
    /// The witnesses say themselves where they run.
    case isolatedWitnesses
    /// The witnesses leave that open, and call what runs there.
    case relyingWitnesses
    /// The type is isolated as a whole, and its witnesses call what runs there.
    case isolatedType
    /// The witnesses never wait, and what calls them runs nowhere in particular.
    case calledWitnesses
    /// The witnesses of an actor run outside of it.
    case actorOutside
  }

  let style: Style
  /// The global actor that the old side's requirements are isolated to, with a space behind it, or nothing.
  let isolation: String

  /// Every form for requirements with this `isolation`.
  static func all(on isolation: String) -> [ConformerForm] {
    let styles: [Style] =
      isolation.isEmpty
      ? [.calledWitnesses, .actorOutside] : [.isolatedWitnesses, .relyingWitnesses, .isolatedType]
    return styles.map { ConformerForm(style: $0, isolation: isolation) }
  }

  /// What stands in front of the type, with a space behind it.
  var typeAttribute: String { style == .isolatedType ? isolation : "" }

  /// What stands in front of a witness, with a space behind it.
  var witnessAttribute: String { style == .isolatedWitnesses ? isolation : "" }

  /// Whether the witnesses call what runs on the global actor.
  var relies: Bool { style == .relyingWitnesses || style == .isolatedType }

  /// What the witnesses do first, with a space behind it.
  var opening: String { relies ? "client\(Client.numberMark)(); " : "" }

  /// What stands outside of the conformer, on lines of its own.
  var surroundings: [String] { relies ? ["\(isolation)func client\(Client.numberMark)() {}"] : [] }
}
