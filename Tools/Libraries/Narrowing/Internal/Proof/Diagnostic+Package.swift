import CompilerDiagnostics

extension Diagnostic {
  /// The names that the message puts in quotes, without what they are members of, and without labels and arguments.
  var quotedNames: [String] {
    message.quotations.map { quotation in
      let name = quotation.split(separator: ".").last ?? quotation[...]
      return String(name.prefix { $0 != "(" && $0 != "<" })
    }
  }

  /// What `log` says about files below `folder`, with paths in the folder and lines that were there before `plan`.
  static func all(in log: String, below folder: String, before plan: EditPlan) -> [Diagnostic] {
    func isBelow(_ place: Place) -> Bool { place.path.hasPrefix(folder + "/") }
    return all(in: log).filter { isBelow($0.place) }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place.path.removeFirst(folder.count + 1)
      diagnostic.notes = diagnostic.notes.filter { isBelow($0.place) }.map { note in
        var note = note
        note.place.path.removeFirst(folder.count + 1)
        return note
      }
      return diagnostic.before(plan)
    }
  }

  /// The same where each line is what it was before `plan` changed the file.
  func before(_ plan: EditPlan) -> Diagnostic {
    var old = self
    old.place.line = plan.oldLine(place.line, of: place.path)
    for index in notes.indices {
      old.notes[index].place.line = plan.oldLine(notes[index].place.line, of: notes[index].place.path)
    }
    return old
  }
}
