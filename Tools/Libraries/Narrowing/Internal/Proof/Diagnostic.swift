/// What a compiler complains about, with the notes that it adds.
struct Diagnostic: Hashable {
  /// A line of a file.
  struct Place: Hashable {
    let path: String
    let line: Int
  }

  /// A further place, and what the compiler has to say about it.
  struct Note: Hashable {
    let place: Place
    let message: String
  }

  let isError: Bool
  let place: Place
  let message: String
  var notes: [Note] = []

  /// The names that the message puts in quotes.
  var quotedNames: [String] {
    message.matches(of: #/'([^']+)'/#).map { match in
      let name = match.output.1.split(separator: ".").last ?? match.output.1
      return String(name.prefix { $0 != "(" && $0 != "<" })
    }
  }

  /// All that `log` says about files below `folder`, each once, with paths in the folder.
  static func all(in log: String, below folder: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in log.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/(/[^:]+):(\d+):\d+: (error|warning|note): (.*)/#) else {
        continue
      }
      let path = match.output.1
      guard path.hasPrefix(folder + "/"), let number = Int(match.output.2) else { continue }
      let place = Place(path: String(path.dropFirst(folder.count + 1)), line: number)
      let message = String(match.output.4)
      if match.output.3 != "note" {
        found.append(Diagnostic(isError: match.output.3 == "error", place: place, message: message))
      } else if !found.isEmpty {
        found[found.count - 1].notes.append(Note(place: place, message: message))
      }
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The same where each line is what it was before `plan` changed the file.
  func before(_ plan: EditPlan) -> Diagnostic {
    func old(_ place: Place) -> Place {
      Place(path: place.path, line: plan.oldLine(place.line, of: place.path))
    }
    return Diagnostic(
      isError: isError, place: old(place), message: message,
      notes: notes.map { Note(place: old($0.place), message: $0.message) })
  }
}
