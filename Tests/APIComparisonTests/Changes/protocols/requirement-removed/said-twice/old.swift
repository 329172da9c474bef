public protocol Vehicle {
  associatedtype Cargo
  func load(_ cargo: Cargo)
}

public protocol Lorry: Vehicle {
  associatedtype Cargo
  func load(_ cargo: Cargo)
}
