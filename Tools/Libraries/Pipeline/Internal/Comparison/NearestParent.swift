import Changes
import Surfaces

/// Finds for a change without a place of its own the closest surviving declaration around it.
struct NearestParent {
  private var locations: [[String]: SourceLocation] = [:]

  init(in surface: Surface) {
    for declaration in surface.declarations where declaration.kind.isType {
      locations[declaration.context + [declaration.name]] = declaration.location
    }
  }

  func locate(_ changes: [Change]) -> [Change] {
    changes.map { change in
      guard change.location == nil, let difference = change.difference,
        let declaration = difference.new ?? difference.old
      else { return change }
      var change = change
      change.location = location(around: declaration.context)
      return change
    }
  }

  private func location(around context: [String]) -> SourceLocation? {
    var path = context
    while !path.isEmpty {
      if let location = locations[path] { return location }
      path.removeLast()
    }
    return nil
  }
}
