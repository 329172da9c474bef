public protocol Mailbox {
  associatedtype Message
  func post(_ message: Message)
}
