public protocol Model { associatedtype ID: Hashable; var id: ID { get } }
