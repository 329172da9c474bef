/// What the user wants to do with the document.
///
/// The raw values travel in the URL, so they are a wire format: renaming a case must not change them.
///
/// There is no initializer from a segmented control's index. That control answers -1 while nothing is selected,
/// and what to do then is the screen's decision.
public enum OpenMode: String, Sendable, CaseIterable {
  /// The document is shown and stays as it is.
  case view
  /// The document may be changed.
  case edit
}
