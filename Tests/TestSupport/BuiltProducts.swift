public import Foundation

/// What was built along with the tests that run.
public enum BuiltProducts: Sendable {
  /// Where they are: beside the bundle of the tests, which is a file here and a folder on other systems.
  public static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()

  /// The path of the command called `name`.
  public static func command(_ name: String) -> String { folder.appending(path: name).path }
}
