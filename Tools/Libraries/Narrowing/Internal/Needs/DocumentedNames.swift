import Foundation
import Syntax

/// What comments of documentation speak of: `Type.member`, or a link to it.
struct DocumentedNames {
  /// The names, each as those of the types around it and its own, by the declarations whose comments have them.
  private let names: [Int: Set<[Substring]>]

  /// Those in the comments of the declarations with these `numbers`.
  init(in program: Program, of numbers: some Sequence<Int>) {
    names = numbers.reduce(into: [:]) { names, number in
      let lines = Self.lines(
        above: program.declarations[number].source, in: program.file(of: number).source.text)
      let paths = lines.joined(separator: "\n").matches(of: /`([\w.\/]+)/).map {
        $0.output.1.split { ["/", "."].contains($0) }
      }
      if case let known = Set(paths.filter { $0.count > 1 }), !known.isEmpty { names[number] = known }
    }
  }

  /// Whether the comment of another declaration speaks of a member, with the type that it is a member of.
  func mention(_ number: Int, in program: Program) -> Bool {
    guard let owner = program.owner(of: number) else { return false }
    let name = [program.declarations[owner].source.name, program.declarations[number].source.name]
    return names.contains {
      $0.key != number && $0.value.contains { $0.suffix(2).elementsEqual(name, by: ==) }
    }
  }

  /// The lines of the documentation right above a declaration; none if it has none.
  static func lines(above source: SourceDeclaration, in text: SourceText) -> [Substring] {
    let before = text[0..<source.range.lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.drop { " \t".contains($0) } }
    guard let last = lines.last(where: { !$0.isEmpty }) else { return [] }
    if last.hasPrefix("///") {
      return lines.reversed().drop(while: \.isEmpty).prefix { $0.hasPrefix("///") }.reversed()
    }
    guard last.hasSuffix("*/"), let start = lines.lastIndex(where: { $0.contains("/*") }) else { return [] }
    return Array(lines[start...])
  }
}
