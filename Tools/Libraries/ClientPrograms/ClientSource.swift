/// The source of a client in one of its forms.
public struct ClientSource: Hashable, Sendable {
  /// The text, with ``Client/numberMark`` in its names.
  public let text: String
  /// The same client as ordinary code has it, where ``text`` asks for more: that a type is exactly the declared one.
  ///
  /// It is tried where the new side rejects the text: what only the text notices, few clients do.
  public let ordinary: String?

  init(_ text: String, ordinary: String? = nil) {
    self.text = text
    self.ordinary = ordinary
  }

  /// The source with each text as `change` makes it.
  func mapped(_ change: (String) -> String) -> ClientSource {
    ClientSource(change(text), ordinary: ordinary.map(change))
  }
}
