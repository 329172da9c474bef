public struct Sheet { public var key = 0; public var play: () -> Void { {} } }
@dynamicMemberLookup public struct Tune {
  var sheet = Sheet()
  public subscript<T>(dynamicMember path: WritableKeyPath<Sheet, T>) -> T {
    get { sheet[keyPath: path] }
    set { sheet[keyPath: path] = newValue }
  }
  public subscript<T>(dynamicMember path: KeyPath<Sheet, T>) -> T { sheet[keyPath: path] }
}
