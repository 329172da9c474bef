public import Foundation
public import Manifests

extension PackagePromises {
  /// What a manifest promises, from what `swift package dump-package` prints of it.
  ///
  /// Throws the decoder's error if it is anything else.
  public init(dump: Data) throws {
    self = try PackageManifest(dump: dump).promises
  }
}
