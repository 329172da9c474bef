import Foundation

/// The files of a compiled module: beside each other, or in a folder with one of each for every platform.
struct ModuleFiles {
  /// The path of the compiled module.
  let module: String
  /// The path of the file with the locations of its declarations.
  let places: String

  /// The files of the module called `name` in the folder `directory`, as compiled for the triple `target`.
  init(of name: String, in directory: String, for target: String) {
    let path = "\(directory)/\(name).swiftmodule"
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      module = "\(path)/\(target).swiftmodule"
      places = "\(path)/Project/\(target).swiftsourceinfo"
    } else {
      module = path
      places = "\(directory)/\(name).swiftsourceinfo"
    }
  }
}
