public import Foundation

extension FileManager {
  /// Whether `folder` can be written, or can be made.
  public func canWrite(below folder: String) -> Bool {
    var place = URL(filePath: folder)
    while !fileExists(atPath: place.path), place.path != "/" { place.deleteLastPathComponent() }
    var isFolder: ObjCBool = false
    return fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
      && isWritableFile(atPath: place.path)
  }
}
