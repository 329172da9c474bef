public protocol Vehicle {
  associatedtype Cargo
}

public protocol Lorry: Vehicle {
  func load(_ cargo: Cargo)
}
