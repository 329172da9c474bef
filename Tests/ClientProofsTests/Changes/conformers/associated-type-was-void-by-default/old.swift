public protocol Event { associatedtype Payload = Void }
