import APIComparison
import PublicAPI

extension ConformanceContract {
  /// The contract of a type that meets `constraints` and leaves out what it therefore gets by default.
  func relying(on constraints: [GenericRequirement], without met: [Declaration], in scope: ClientScope)
    -> ConformanceContract
  {
    var contract = self
    let own = TypeExpression.named([TypeName("Self")])
    var seen: Set<[String]> = []
    for constraint in constraints {
      switch constraint {
      case .conformance(own, let parent):
        if parent.description == "AnyObject" { continue }
        let type = scope.names.type(named: parent)
        if type?.kind == .class {
          contract.superclass = parent.description
          continue
        }
        contract.companions.append(parent.description)
        if let type {
          contract.collect(type, in: scope, seen: &seen)
        } else {
          contract.conform(toForeign: parent, in: scope)
        }
      case .sameType(let left, let right):
        if let name = associatedName(left) {
          contract.fixed[name] = right
        } else if let name = associatedName(right) {
          contract.fixed[name] = left
        } else {
          contract.equations.append(constraint)
        }
      default: contract.equations.append(constraint)
      }
    }
    contract.settleLibrary(in: scope.library)
    contract.requirements.removeAll(where: met.contains)
    return contract
  }

  private func associatedName(_ type: TypeExpression) -> String? {
    associatedTypes.map(\.name).first { $0 == type.nameInSelf }
  }

  /// Functions that use a type which the conformer gets by default as what that default is.
  var defaultUses: [String] {
    associatedTypes.compactMap { associated in
      guard let type = associated.type, fixed[associated.name] == nil else { return nil }
      let clause = clause(isFull: false)
      let conformer = "Client\(Client.numberMark)\(clause)"
      let inferring = clause.isEmpty ? "" : ", _: \(conformer).Type"
      return "func client\(Client.numberMark)\(clause)(_ it: \(conformer).\(associated.name)\(inferring)) "
        + "-> \(outside(type, as: conformer))\(whereClause(isFull: false)) { return it }\n"
    }
  }

  /// The type as it is named outside of the `conformer`.
  private func outside(_ type: TypeExpression, as conformer: String) -> TypeExpression {
    type.mapped { type in
      guard case .named(let path) = type, path.first?.name == "Self" else { return type }
      let isParameter = path.count > 1 && parameters(isFull: false).contains(path[1].name)
      return .named((isParameter ? [] : [TypeName(conformer)]) + path.dropFirst())
    }
  }
}
