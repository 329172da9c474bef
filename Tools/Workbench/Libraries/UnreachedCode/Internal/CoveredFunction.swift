/// A function in a coverage export: one copy of it, if the compiler made several.
struct CoveredFunction: Decodable {
  let name: String
  let filenames: [String]
  let regions: [CoverageRegion]

  /// The name as the linker knows it; private functions are exported with their file in front.
  var mangledName: String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
