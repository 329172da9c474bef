public protocol Vehicle {
  associatedtype Cargo
}

public protocol Lorry: Vehicle {
  associatedtype Cargo
  func load(_ cargo: Cargo)
}
