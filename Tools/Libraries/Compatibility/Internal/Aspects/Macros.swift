import Changes
import Surfaces

extension Rule {
  static let macroRoleRemoved = Rule(
    "macro-role-removed", .breaking, "A macro lost a role.",
    why: "Clients that use it in that role stop compiling.", remedy: "Keep the role.",
    see: .swiftBook("macros#Macro-Declarations"), refutedBy: .nothing)
  static let macroRoleAdded = Rule(
    "macro-role-added", .additive, "A macro gained a role.", why: "Clients can use it in another place.",
    see: .swiftBook("macros#Macro-Declarations"), refutedBy: .nothing)
  static let macroRoleChanged = Rule(
    "macro-role-changed", .breaking, "A macro announces other names or conformances.",
    why: "Clients that use what it no longer makes stop compiling.", remedy: "Keep what it announced.",
    see: .swiftBook("attributes#attached"), refutedBy: .nothing)
}

extension Comparison {
  /// The roles of a macro and the names that it says it makes.
  func macroRoles(lost: [DeclarationAttribute], gained: [DeclarationAttribute], _ pair: Pair) -> [Finding] {
    var found: [Finding] = []
    var rest = gained
    for role in lost {
      guard let index = rest.firstIndex(where: { $0.role == role.role }) else {
        found.append(Finding(.macroRoleRemoved, "‘\(pair.title)’ lost the role ‘\(role)’."))
        continue
      }
      let after = rest.remove(at: index)
      let isWider = role.details.isSubset(of: after.details) || after.details.contains("arbitrary")
      let fact = "‘\(pair.title)’ had the role ‘\(role)’ and now has ‘\(after)’."
      found.append(Finding(.macroRoleChanged, fact, verdict: isWider ? .compatible : nil))
    }
    return found + rest.map { Finding(.macroRoleAdded, "‘\(pair.title)’ gained the role ‘\($0)’.") }
  }
}

extension DeclarationAttribute {
  /// `attached member` of `@attached(member, names: …)`.
  fileprivate var role: String {
    name + " " + (arguments?.split(separator: ",").first.map { $0.trimmed } ?? "")
  }

  /// The names and conformances that a role announces.
  fileprivate var details: Set<String> {
    let text = (arguments ?? "").replacing("names:", with: "").replacing("conformances:", with: "")
    return Set(text.split(separator: ",").dropFirst().map { $0.trimmed })
  }
}
