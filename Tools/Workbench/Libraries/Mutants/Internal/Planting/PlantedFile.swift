import Syntax

/// A file with defects in it, of which each sleeps until it is chosen.
struct PlantedFile {
  /// A stretch of the new text, and the defects that are to blame for it.
  private struct Stretch {
    let range: Range<Int>
    let numbers: [Int]
  }

  let text: String
  private let bytes: SourceText
  private let stretches: [Stretch]
  private let edits: [(number: Int, edit: Edit)]

  /// Plants `edits`, each under its number, in `source`.
  init(_ edits: [(number: Int, edit: Edit)], in source: SourceText) {
    var writer = Writer(source: source)
    writer.write(source.bytes.indices, PlantedPlace.nested(edits))
    text = String(decoding: writer.output, as: UTF8.self)
    bytes = SourceText(Array(text.utf8))
    stretches = writer.stretches.sorted { $0.range.count < $1.range.count }
    self.edits = edits
  }

  /// The defects to leave out because of what the compiler says about a place, or none if they are not to blame.
  func culprits(line: Int, column: Int) -> [Int] {
    guard let place = bytes.offset(line: line, column: column) else { return [] }
    // Of several at one place one may be in order, so they go one by one.
    if let stretch = stretches.first(where: { $0.range.contains(place) }) {
      return Array(stretch.numbers.prefix(1))
    }
    // What a path lacks is said behind it, so what changes paths goes first, and the nearest of it.
    let before = stretches.filter { $0.range.upperBound <= place }.sorted {
      $0.range.upperBound > $1.range.upperBound
    }.compactMap { $0.numbers.first }
    let function = before.first.flatMap { owner(of: $0) }
    let candidates = before.filter { owner(of: $0) == function }
    return Array((candidates.filter(changesPaths) + candidates).prefix(1))
  }

  /// The defects to leave out because the expression that begins at a place is too long for the compiler.
  func culprits(ofExpressionAt line: Int, column: Int) -> [Int] {
    guard let place = bytes.offset(line: line, column: column) else { return [] }
    let outermost = stretches.filter { $0.range.lowerBound >= place }.min {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    return outermost?.numbers ?? []
  }

  private func owner(of number: Int) -> String? { edits.first { $0.number == number }?.edit.function }

  private func changesPaths(_ number: Int) -> Bool {
    edits.first { $0.number == number }.map { PlantedPlace.Role($0.edit.form) != .expression } ?? false
  }

  private struct Writer {
    let source: SourceText
    var output: [UInt8] = []
    var stretches: [Stretch] = []

    mutating func write(_ range: Range<Int>, _ places: [PlantedPlace]) {
      var cursor = range.lowerBound
      for place in places {
        output += source.bytes[cursor..<place.range.lowerBound]
        write(place)
        cursor = place.range.upperBound
      }
      output += source.bytes[cursor..<range.upperBound]
    }

    private mutating func write(_ place: PlantedPlace) {
      let start = output.count
      switch place.role {
      case .insertion:
        for (number, edit) in place.edits {
          let isList = edit.form == .neverHolding
          add(
            isList
              ? " !\(PlantedSwitch.name)(\(number))," : " if \(PlantedSwitch.name)(\(number)) { return };")
        }
      case .statement:
        let condition = place.edits.map { "\(PlantedSwitch.name)(\($0.number))" }.joined(separator: " || ")
        add("if \(condition) {} else { ")
        write(place.range, place.inner)
        add(" }")
      case .expression:
        add("(")
        for case (let number, let edit) in place.edits {
          guard case .replaced(let text) = edit.form else { continue }
          let from = output.count
          add("\(PlantedSwitch.name)(\(number)) ? (\(text)) : ")
          stretches.append(Stretch(range: from..<output.count, numbers: [number]))
        }
        add("(")
        write(place.range, place.inner)
        add("))")
      }
      stretches.append(Stretch(range: start..<output.count, numbers: place.edits.map(\.number)))
    }

    private mutating func add(_ text: String) { output += Array(text.utf8) }
  }
}
