/// What the user wants to do with the document.
///
/// The raw values travel in the URL, so they are a wire format: renaming a case must not change them.
///
/// How a screen asks for a mode is the screen's business: a segmented control, for one, answers -1 while nothing is
/// selected.
public enum OpenMode: String, Sendable, CaseIterable {
  /// The document is shown and stays as it is.
  case view
  /// The document may be changed.
  case edit
}
