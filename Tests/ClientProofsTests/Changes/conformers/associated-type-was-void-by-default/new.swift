public protocol Event { associatedtype Payload = Int }
