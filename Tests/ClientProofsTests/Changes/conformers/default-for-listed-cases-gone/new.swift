public protocol Shelf { var label: String { get } }
