extension String {
  /// The text without control characters, with which a server could take hold of the terminal that shows it.
  ///
  /// Every module that needs this has its own copy: sharing it would make it public.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
