import PublicAPI

extension Set<SurfaceOption> {
  /// The command line options that ask for these parts, or `no --include option`.
  var flags: String {
    let flags =
      (contains(.spi) ? ["--include-spi"] : []) + (contains(.underscored) ? ["--include-underscored"] : [])
    return flags.isEmpty ? "no --include option" : flags.joined(separator: " ")
  }
}
