import PublicAPI

/// Which parameters of a new signature take the arguments of a call that was written for the old one.
struct ParameterMatch {
  /// Parameters that both signatures have.
  private(set) var common: [(Parameter, Parameter)] = []
  private var removed: [Parameter] = []
  private var added: [Parameter] = []
  private var relabelled: [(Parameter, Parameter)] = []
  private var isReordered = false

  init(_ old: [Parameter], _ new: [Parameter]) {
    if !matchInOrder(old, new) { matchByLikeness(old, new) }
  }

  /// As the compiler matches arguments: each takes the first parameter with its label that is left.
  private mutating func matchInOrder(_ old: [Parameter], _ new: [Parameter]) -> Bool {
    var position = 0
    var pairs: [(Parameter, Parameter)] = []
    var skipped: [Parameter] = []
    for parameter in old {
      while position < new.count, new[position].label != parameter.label {
        skipped.append(new[position])
        position += 1
      }
      guard position < new.count else { return false }
      pairs.append((parameter, new[position]))
      position += 1
    }
    common = pairs
    added = skipped + new[position...]
    return true
  }

  private mutating func matchByLikeness(_ old: [Parameter], _ new: [Parameter]) {
    let labels = [old, new].map { $0.map { $0.label ?? "_" }.sorted() }
    if old.count == new.count, labels[0] == labels[1] {
      isReordered = true
      var rest = new
      for parameter in old {
        guard let index = rest.firstIndex(where: { $0.label == parameter.label }) else { continue }
        common.append((parameter, rest.remove(at: index)))
      }
      return
    }
    if old.count == new.count {
      for (before, after) in zip(old, new) {
        common.append((before, after))
        if before.label != after.label { relabelled.append((before, after)) }
      }
      return
    }
    var rest = new
    for parameter in old {
      if let index = rest.firstIndex(where: { $0.label == parameter.label }) {
        common.append((parameter, rest.remove(at: index)))
      } else {
        removed.append(parameter)
      }
    }
    added = rest
  }

  /// What the change of the list itself means.
  func findings(of pair: Pair) -> [Finding] {
    var found: [Finding] = []
    if isReordered {
      found.append(
        Finding(
          .parametersReordered, "The parameters of ‘\(pair.title)’ changed their order.",
          remedy: Shim.forwarding(pair)))
    }
    for (before, after) in relabelled {
      let fact =
        "The argument label ‘\(before.label ?? "_")’ of ‘\(pair.title)’ is now ‘\(after.label ?? "_")’."
      found.append(Finding(.argumentLabelChanged, fact, remedy: Shim.forwarding(pair)))
    }
    for parameter in removed {
      let fact = "‘\(pair.title)’ lost the parameter ‘\(parameter.label ?? "_")’."
      found.append(
        Finding(.parameterRemoved, fact, remedy: Shim.deprecated(pair.old, inClass: pair.isInClass)))
    }
    let passesErrorsOn =
      pair.old.effects.contains(.rethrows) && pair.new.effects == pair.old.effects
    for parameter in added where passesErrorsOn && parameter.isOptional && parameter.type.canThrow {
      let fact =
        "‘\(pair.title)’ has a new parameter ‘\(parameter.label ?? "_")’ whose default value counts as one that can throw."
      found.append(Finding(.rethrowsRemoved, fact))
    }
    let optional = added.filter { $0.isOptional && !(passesErrorsOn && $0.type.canThrow) }
    for parameter in added where !parameter.isOptional {
      let fact =
        "‘\(pair.title)’ has a new parameter ‘\(parameter.label ?? "_")’ that every call has to pass."
      found.append(Finding(.parameterAdded, fact, remedy: Shim.deprecated(pair.old, inClass: pair.isInClass)))
    }
    if !optional.isEmpty {
      let names = optional.map { "‘\($0.label ?? "_")’" }.joined(separator: ", ")
      let noun =
        optional.count == 1
        ? "a new parameter \(names) with a default value" : "new parameters \(names) with default values"
      found.append(pair.relaxed(Finding(.parameterAddedWithDefault, "‘\(pair.title)’ has \(noun).")))
    }
    return found
  }
}

extension Parameter {
  /// Whether a call may leave the parameter out.
  fileprivate var isOptional: Bool {
    if case .packExpansion = type { return true }
    return defaultValue != nil || isVariadic
  }
}
