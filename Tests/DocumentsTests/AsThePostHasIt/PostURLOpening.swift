import Foundation

/// What the talk takes of `UIApplication`, as the post “WWDC Refactored” shows it.
///
/// There an extension makes `UIApplication` conform and has nothing in it. Since then the options have a type of their own
/// there, and the completion handler is the main actor's.
protocol PostURLOpening {
  func canOpenURL(_ url: URL) -> Bool
  func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?)
}
