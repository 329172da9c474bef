import Changes
import Lookup
import Surfaces

/// Clients that use what a module's own imports bring within their reach.
enum ImportUses {
  /// For modules that many import: a type, and an expression that needs one of its extensions.
  private static let known = [
    "Foundation": ("[Date: Data]", #""text".replacingOccurrences(of: "t", with: "x")"#),
    "FoundationEssentials": ("Date", #""text".replacing("t", with: "x")"#),
    "FoundationNetworking": ("URLSession", "URLRequest.self"),
    "Dispatch": ("DispatchQueue", "DispatchQueue.main"),
    "Synchronization": ("Mutex<Int>", "Mutex<Int>.self"),
  ]

  /// The clients of `moduleImport`: for a re-export those of what it brings, which `surface` tells of a module; nothing
  /// for a module of which that is not known.
  static func clients(
    of moduleImport: Declaration, beside library: SystemLibrary, bringing surface: (String) -> Surface?
  ) -> [Client] {
    let drafts = drafts(of: moduleImport)
    if !drafts.isEmpty || !moduleImport.has(.exported) {
      return drafts.map {
        Client(use: $0.use, declaration: moduleImport, alternatives: $0.alternatives)
      }
    }
    let brought = Surface(module: "", declarations: [moduleImport]).resolvingReexports(surface)
    let scope = ClientScope(
      brought, against: brought, beside: library, touched: TouchedDeclarations(old: brought, new: brought))
    let names = brought.declarations.filter {
      $0.context.isEmpty && $0.kind != .moduleImport && !$0.hasUnderscoredName
    }
    return names.flatMap { ClientWriter.clients(of: $0, in: scope) }.filter { plainUses.contains($0.use) }.map
    {
      Client(use: .nameReexported, declaration: moduleImport, alternatives: $0.alternatives)
    }
  }

  /// What needs nothing but the name: there may be many names, and one is enough to show that they are gone.
  private static let plainUses: Set<ClientUse> = [.nameType, .constrain, .useAlias, .call, .read]

  private static func drafts(of moduleImport: Declaration) -> [ClientDraft] {
    let function = "func client\(Client.numberMark)"
    if let (type, member) = known[moduleImport.name] {
      return [
        ClientDraft(.nameReexported, "\(function)(_ it: borrowing \(type)) {}\n"),
        ClientDraft(.useImportedMember, "\(function)() { _ = \(member) }\n"),
      ]
    }
    guard moduleImport.has(.exported), let dot = moduleImport.name.firstIndex(of: ".") else { return [] }
    let name = moduleImport.name[dot...].dropFirst()
    return [
      ClientDraft(
        .nameReexported, "\(function)(_ it: borrowing \(name)) {}\n", "\(function)(_ it: any \(name)) {}\n",
        "\(function)() { _ = \(name).self }\n")
    ]
  }
}
