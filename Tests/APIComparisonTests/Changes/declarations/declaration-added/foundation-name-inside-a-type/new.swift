public struct Kettle {}
extension Kettle {
  public struct Date {}
}
