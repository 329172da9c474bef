import Syntax

/// All defects that can be planted in some modules.
public struct Planting: Sendable {
  /// The defects by module, file and place, numbered in this order.
  public let defects: [Defect]
  private let edits: [Int: Edit]
  private let sources: [String: String]
  private let paths: [Int: String]

  /// The variable of the environment that chooses a defect by its number; without it none is chosen.
  public static let variable = PlantedSwitch.variable
  /// The text of a file that each module with defects needs beside its own.
  public static let switchSource = PlantedSwitch.source

  /// Finds the defects of modules, of which the compiler has printed the syntax trees as JSON.
  ///
  /// `sources` gives the texts of all files of the modules by their paths, which are inside of `package`. Code behind
  /// an `#if` that does not hold, and what macros make, is in no tree and gets no defect. Throws a ``PlantingError``
  /// where a tree cannot be read.
  public init(
    _ modules: [(name: String, trees: String)], sources: [String: String], package: String
  ) throws(PlantingError) {
    var defects: [Defect] = []
    var edits: [Int: Edit] = [:]
    var paths: [Int: String] = [:]
    for module in modules {
      let files = try SyntaxDump(module.trees, module: module.name).files
      for (path, tree) in files.sorted(by: { $0.key < $1.key }) {
        guard let text = sources[path] else { throw .noSource(path) }
        let source = SourceText(Array(text.utf8))
        var times: [String: Int] = [:]
        for edit in EditFinder.edits(of: tree, in: source) {
          let number = defects.count + 1
          let time = times["\(edit.function) \(edit.title)", default: 0] + 1
          times["\(edit.function) \(edit.title)"] = time
          defects.append(
            Defect(
              number: number, module: module.name,
              file: path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path,
              lines: source.line(
                of: edit.shown.lowerBound)...source.line(
                  of: max(edit.shown.lowerBound, edit.shown.upperBound - 1)),
              column: source.column(of: edit.shown.lowerBound), function: edit.function,
              title: edit.title + (time > 1 ? " (\(time))" : "")))
          edits[number] = edit
          paths[number] = path
        }
      }
    }
    (self.defects, self.edits, self.sources, self.paths) = (defects, edits, sources, paths)
  }

  /// The texts of the files that change when all `defects` are planted side by side.
  public func planted(_ defects: [Defect]) -> PlantedSources {
    let byPath = Dictionary(grouping: defects) { paths[$0.number] ?? "" }
    return PlantedSources(
      files: byPath.reduce(into: [:]) { files, entry in
        guard let text = sources[entry.key] else { return }
        let edits = entry.value.compactMap { defect in
          self.edits[defect.number].map { (number: defect.number, edit: $0) }
        }
        files[entry.key] = PlantedFile(edits, in: SourceText(Array(text.utf8)))
      })
  }

  /// The text of a file without any defect.
  public func source(of path: String) -> String { sources[path] ?? "" }
}

extension Planting {
  /// The variable of the environment that names a file in which a program marks each defect that it comes past.
  public static let marksVariable = PlantedSwitch.marksVariable

  /// What such a file has to hold before the program starts.
  public var blankMarks: [UInt8] { Array(repeating: 0, count: defects.count + 1) }

  /// The numbers of the defects that are marked in `marks`, chosen or not.
  public static func marked(in marks: some Sequence<UInt8>) -> Set<Int> {
    Set(zip(0..., marks).filter { $1 != 0 }.map(\.0))
  }
}
