import Foundation

/// A manifest as `swift package dump-package` prints it, with what belongs to the graph.
struct DumpedManifest {
  let products: [String]
  let targets: [(String, (type: String, dependencies: [String]))]

  /// One target of each kind, and two that only the tests need.
  static let kitchen = DumpedManifest(
    products: ["Kettle", "Teapot"],
    targets: [
      ("Water", ("regular", [])),
      ("Kettle", ("regular", ["Water"])),
      ("Teapot", ("regular", ["Kettle"])),
      ("Logging", ("regular", [])),
      ("brew", ("executable", ["Kettle", "Water", "Logging"])),
      ("LongProgramName", ("executable", [])),
      ("KitchenSupport", ("regular", ["Kettle"])),
      ("KettleTests", ("test", ["KitchenSupport"])),
    ])

  /// Layers that fit on a page, and long arrows that want to be where others are.
  static let tall = DumpedManifest(
    products: [],
    targets: [
      ("Water", ("regular", [])),
      ("Bottles", ("regular", ["Water"])),
      ("Springs", ("regular", ["Water"])),
      ("Jugs", ("regular", ["Bottles"])),
      ("Taps", ("regular", ["Jugs", "Springs"])),
      ("Meters", ("regular", ["Water"])),
      ("Kettles", ("regular", ["Taps"])),
      ("Teapots", ("regular", ["Bottles"])),
      ("Stoves", ("regular", [])),
      ("Kitchens", ("regular", ["Jugs", "Stoves"])),
      ("Houses", ("regular", ["Kettles", "Kitchens", "Meters", "Teapots"])),
      ("Ovens", ("regular", [])),
      ("Pans", ("regular", [])),
      ("live", ("executable", ["Houses"])),
      ("bake", ("executable", ["Ovens", "Stoves"])),
      ("fry", ("executable", ["Pans", "Stoves"])),
      ("heat", ("executable", ["Stoves"])),
    ])

  /// Three layers of targets between which the arrows cross, and a program on its own.
  static func wide(columns: Int) -> DumpedManifest {
    let range = 0..<columns
    let targets =
      range.map { ("Upper\($0)", ("regular", ["Middle\((columns - $0) % columns)", "Lower\($0)"])) }
      + range.map { ("Middle\($0)", ("regular", ["Lower\($0)", "Lower\(($0 + 1) % columns)"])) }
      + range.map { ("Lower\($0)", ("regular", [])) }
    return DumpedManifest(
      products: range.map { "Upper\($0)" }, targets: targets + [("alone", ("executable", []))])
  }

  var json: Data {
    let products = products.map {
      #"{"name": "\#($0)", "targets": ["\#($0)"], "type": {"library": ["automatic"]}}"#
    }
    let targets = targets.map { name, target in
      let dependencies = target.dependencies.enumerated().map { number, name in
        number.isMultiple(of: 2) ? #"{"byName": ["\#(name)", null]}"# : #"{"target": ["\#(name)", null]}"#
      }
      return
        #"{"name": "\#(name)", "type": "\#(target.type)", "dependencies": [\#(dependencies.joined(separator: ", "))]}"#
    }
    let tool = #"{"name": "brew", "targets": ["brew"], "type": {"executable": null}}"#
    let all = (products + [tool]).joined(separator: ", ")
    return Data(#"{"products": [\#(all)], "targets": [\#(targets.joined(separator: ", "))]}"#.utf8)
  }
}
