import PublicAPI

extension Set<SurfaceOption> {
  /// The options of the command line that ask for this, or `no --include option`.
  var flags: String {
    let flags =
      (contains(.spi) ? ["--include-spi"] : []) + (contains(.underscored) ? ["--include-underscored"] : [])
    return flags.isEmpty ? "no --include option" : flags.joined(separator: " ")
  }
}
