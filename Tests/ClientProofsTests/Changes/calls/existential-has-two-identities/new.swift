public protocol Model: Identifiable {}
