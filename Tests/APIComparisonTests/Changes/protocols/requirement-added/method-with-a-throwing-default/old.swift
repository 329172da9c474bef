public protocol Player {}
