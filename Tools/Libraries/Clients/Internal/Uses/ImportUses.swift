import Changes
import Surfaces

/// Clients that use what a module's own imports bring within their reach.
enum ImportUses {
  /// For modules that many import: a type, and an expression that needs one of its extensions.
  private static let known = [
    "Foundation": ("(Date, Data)", #""text".replacingOccurrences(of: "t", with: "x")"#),
    "FoundationEssentials": ("Date", #""text".replacing("t", with: "x")"#),
    "FoundationNetworking": ("URLSession", "URLRequest.self"),
    "Dispatch": ("DispatchQueue", "DispatchQueue.main"),
    "Synchronization": ("Mutex<Int>", "Mutex<Int>.self"),
  ]

  /// Nothing for a module that is not known here: what it declares is not part of this surface.
  static func drafts(of moduleImport: Declaration) -> [ClientDraft] {
    guard let (type, member) = known[moduleImport.name] else { return [] }
    let function = "func client\(Client.numberMark)"
    return [
      ClientDraft(.nameReexported, "\(function)(_ it: borrowing \(type)) {}\n"),
      ClientDraft(.useImportedMember, "\(function)() { _ = \(member) }\n"),
    ]
  }
}
