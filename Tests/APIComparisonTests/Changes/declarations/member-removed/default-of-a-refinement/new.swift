public protocol Named {
  var name: String { get }
}

public protocol Pet: Named {}
