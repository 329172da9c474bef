extension PackageManifest {
  /// What conditions call the platform of a triple such as `x86_64-unknown-linux-gnu`; nil for one that is not known.
  public static func platform(of triple: String) -> String? {
    let parts = triple.split(separator: "-").dropFirst()
    // Android says that it is Linux first.
    let names = [
      ("android", "android"), ("linux", "linux"), ("macabi", "maccatalyst"), ("macos", "macos"),
      ("ios", "ios"),
      ("tvos", "tvos"), ("watchos", "watchos"), ("xros", "visionos"), ("visionos", "visionos"),
      ("windows", "windows"), ("wasi", "wasi"), ("freebsd", "freebsd"), ("openbsd", "openbsd"),
    ]
    return names.first { prefix, _ in parts.contains { $0.hasPrefix(prefix) } }?.1
  }
}
