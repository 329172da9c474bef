public protocol Mailbox {
  associatedtype Message: Sendable
  func post(_ message: Message)
}
