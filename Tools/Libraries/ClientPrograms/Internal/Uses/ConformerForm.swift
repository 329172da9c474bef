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
    /// Further members of the type call what runs where the protocol does.
    case relyingMembers
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

  /// The form for a protocol that is isolated as a whole.
  static func members(on isolation: String) -> ConformerForm {
    ConformerForm(style: .relyingMembers, isolation: isolation)
  }

  /// What stands in front of the type, with a space behind it.
  var typeAttribute: String { style == .isolatedType ? isolation : "" }

  /// What stands in front of a witness, with a space behind it.
  var witnessAttribute: String { style == .isolatedWitnesses ? isolation : "" }

  /// What the witnesses do first, with a space behind it: they may call what runs on the global actor.
  var opening: String {
    style == .relyingWitnesses || style == .isolatedType ? "client\(Client.numberMark)(); " : ""
  }

  /// The members besides the witnesses.
  var members: [String] {
    style == .relyingMembers ? ["func own\(Client.numberMark)() { client\(Client.numberMark)() }"] : []
  }

  /// What stands outside of the conformer, on lines of its own.
  var surroundings: [String] {
    opening.isEmpty && members.isEmpty ? [] : ["\(isolation)func client\(Client.numberMark)() {}"]
  }
}
